import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly accept: string;
  readonly multiple?: boolean;
  readonly inputLabel?: string;
  readonly onFiles: (files: readonly File[]) => void;
}

export function FileButton({ accept, multiple = false, inputLabel, onFiles, ...props }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" startIcon={<UploadIcon />} {...props} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        hidden
        aria-label={inputLabel}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // Without this, choosing the same file again would fire no event.
          currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
