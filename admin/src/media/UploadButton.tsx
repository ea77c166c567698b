import { Button, type ButtonProps } from '@mui/material';
import { useRef } from 'react';

interface UploadButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'disabled' | 'startIcon' | 'children'> {
  readonly onFile: (file: File) => void;
}

/** Opens the system's own choice of a file. */
export function UploadButton({ onFile, children, ...props }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" size="small" {...props} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Or choosing the same file again would change nothing, and so say nothing.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
