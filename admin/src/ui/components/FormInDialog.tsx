import { Dialog } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { Form, type RaRecord } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FormGuard } from './FormGuard';
import { useAskToClose } from './use-ask-to-close';

interface FormInDialogProps<Values> {
  readonly record?: RaRecord;
  /** Saves the values. @returns the errors of the form, if the save failed */
  readonly onSubmit: (values: Values) => Promise<object | void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A form in a dialog, which asks before it closes, or its screen is left, with unsaved changes. */
export function FormInDialog<Values>({ onSubmit, onClose, children, ...form }: FormInDialogProps<Values>) {
  const [isDirty, setDirty] = useState(false);
  const close = useAskToClose(isDirty, onClose);
  const save = (values: object) => onSubmit(values as Values);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm">
      <Form {...form} onSubmit={save} noValidate warnWhenUnsavedChanges>
        <FormGuard save={save} />
        <Dirtiness onChange={setDirty} />
        {children}
      </Form>
    </Dialog>
  );
}

function Dirtiness({ onChange }: { readonly onChange: (isDirty: boolean) => void }) {
  const { dirtyFields } = useFormState();
  const isDirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => onChange(isDirty), [onChange, isDirty]);
  return null;
}
