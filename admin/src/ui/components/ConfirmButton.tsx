import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm, type ConfirmProps } from 'react-admin';

interface ConfirmButtonProps extends Omit<ButtonProps, 'onClick'> {
  readonly question: Pick<ConfirmProps, 'title' | 'content' | 'confirm' | 'confirmColor'>;
  readonly onConfirm: () => void;
}

export function ConfirmButton({ question, onConfirm, ...button }: ConfirmButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" {...button} onClick={() => setOpen(true)} />
      <Confirm
        {...question}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setOpen(false);
          onConfirm();
        }}
      />
    </>
  );
}
