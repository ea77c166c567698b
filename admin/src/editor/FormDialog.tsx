import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, TextField } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useAskToClose } from '../ui/components/use-ask-to-close';

interface FormDialogProps<Values extends Record<string, string>> {
  readonly title: string;
  /** The values of the fields when the dialog opens, by name. */
  readonly values: Values;
  readonly children: ReactNode;
  readonly extra?: ReactNode;
  /** Called with the trimmed values of a valid form, after the dialog has closed. */
  readonly onSave: (values: Values) => void;
  readonly onClose: () => void;
}

/** A dialog with a short form about the selected text. */
export function FormDialog<Values extends Record<string, string>>(props: FormDialogProps<Values>) {
  const { title, values, children, extra, onSave, onClose } = props;
  const form = useForm<Values>({ values });
  const { dirtyFields } = form.formState;
  const close = useAskToClose(Object.keys(dirtyFields).length > 0, onClose);
  const save = form.handleSubmit((valid) => {
    // Closes the dialog synchronously: validation ends after the event, so the dialog would otherwise receive the next key. The dialog also
    // returns the focus before `onSave` changes the text, which then keeps it.
    flushSync(onClose);
    onSave(valid);
  });
  const submit = (event: FormEvent) => {
    // React bubbles the event of the dialog's portal to the form of the editor.
    event.stopPropagation();
    void save(event);
  };
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm">
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle>{title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <FormProvider {...form}>{children}</FormProvider>
          </Stack>
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          {extra}
          <Button variant="outlined" onClick={onClose}>
            Annuler
          </Button>
          <Button type="submit" variant="contained">
            Valider
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

interface DialogFieldProps {
  readonly name: string;
  readonly label: string;
  readonly isFirst?: boolean;
  readonly help?: string;
  readonly required?: string;
  readonly validate?: (value: string) => true | string;
}

/** A field of a `FormDialog`. Its error is announced, and replaces `help`. */
export function DialogField({ name, label, isFirst = false, help, ...rules }: DialogFieldProps) {
  const { register, formState } = useFormContext<Record<string, string>>();
  const { ref, ...field } = register(name, { setValueAs: (value: string) => value.trim(), ...rules });
  const problem = formState.errors[name]?.message;
  return (
    <TextField
      {...field}
      inputRef={ref}
      label={label}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus
      autoFocus={isFirst}
      error={Boolean(problem)}
      helperText={problem ?? help}
      slotProps={{ formHelperText: { role: problem ? 'alert' : undefined } }}
    />
  );
}
