import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'children'> {
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the file chooser. */
export function UploadButton({ onFiles, multiple = false, ...props }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<UploadIcon />}
        {...props}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={multiple}
        hidden
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
