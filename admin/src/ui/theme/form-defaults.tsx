import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { type RaThemeOptions, useEditContext } from 'react-admin';
import { isRetryable } from '../../provider/failed-calls/describe-failure';
import { GuardedBody } from '../components/FormGuard';
import { EmptyState } from '../components/EmptyState';
import { LoadError } from '../components/LoadError';

const card = { borderRadius: 14 };

/** Each field reserves a line for its error, so that errors shift nothing. */
const fields = {
  '&&': { paddingBottom: 8 },
  '& .MuiStack-root': { gap: 12 },
  '& .MuiFormHelperText-root': { minHeight: '1.25em' },
};

const formProps = {
  warnWhenUnsavedChanges: true,
  // The browser's own messages would come first, in its own language.
  noValidate: true,
  // A form opens with the row of the list and reads the row again: the answer must not undo what a person has already changed.
  // Nor may the row that is read after a save make the form look unsaved, or react-admin would ask before leaving it.
  resetOptions: { keepDirtyValues: true, keepIsSubmitSuccessful: true },
};

/** Focuses « Annuler », so that Enter deletes nothing. */
const focusCancelButton = (dialog: HTMLElement): void => {
  dialog.querySelector<HTMLElement>('.MuiDialogActions-root button')?.focus();
};

export const formDefaults: NonNullable<RaThemeOptions['components']> = {
  RaEdit: {
    defaultProps: {
      mutationMode: 'pessimistic',
      // The screen stays and shows the error.
      redirectOnError: false,
      error: <RecordLoadError />,
    },
    styleOverrides: { root: { maxWidth: '44rem', '& .RaEdit-noActions': { marginTop: 0 }, '& .RaEdit-card': card } },
  },
  RaCreate: {
    defaultProps: { redirect: 'list' },
    styleOverrides: {
      root: { maxWidth: '44rem', '& .RaCreate-noActions': { marginTop: 0 }, '& .RaCreate-card': card },
    },
  },
  RaSimpleForm: { defaultProps: { ...formProps, component: GuardedBody }, styleOverrides: { root: fields } },
  RaTabbedForm: { defaultProps: formProps, styleOverrides: { root: fields } },
  RaToolbar: {
    styleOverrides: {
      root: { '&&': { position: 'static', padding: '0 16px 16px', backgroundColor: 'transparent' } },
    },
  },
  RaConfirm: {
    defaultProps: {
      // Most dialogs confirm a deletion; any other one names its own button.
      confirm: 'ra.action.delete',
      confirmColor: 'warning',
      slotProps: { transition: { onEnter: focusCancelButton } },
    },
    styleOverrides: {
      root: {
        '& .MuiDialogActions-root': { padding: '0 24px 16px' },
        '& .MuiButton-startIcon': { display: 'none' },
        '& .MuiDialogActions-root .MuiButton-root': { padding: '5px 15px', border: '1px solid var(--line)' },
        '& .MuiDialogActions-root .MuiButton-root:first-of-type': { color: 'var(--ink)' },
        '& .ra-confirm.RaConfirm-confirmWarning': {
          border: 0,
          backgroundColor: 'var(--danger)',
          color: 'var(--background)',
        },
      },
    },
  },
  RaDeleteWithConfirmButton: { defaultProps: { confirmColor: 'warning', icon: <DeleteIcon /> } },
  RaBulkDeleteWithConfirmButton: { defaultProps: { confirmColor: 'warning', icon: <DeleteIcon /> } },
};

/** Shown in place of a form whose record could not be loaded. */
function RecordLoadError() {
  const { error, refetch } = useEditContext();
  if (isRetryable(error)) return <LoadError title="Cet élément n’a pas pu être lu" onRetry={() => refetch()} />;
  return <EmptyState title="Cet élément n’existe pas ou a été supprimé" />;
}
