import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { type RaThemeOptions, useEditContext } from 'react-admin';
import { wasNotRead } from '../failed-calls/describe-failure';
import { EmptyState } from '../components/EmptyState';
import { LoadError } from '../components/LoadError';

const card = { borderRadius: 14 };

/** A line kept for what is wrong with each, and the next one's label clear of that line. */
const fields = {
  '&&': { paddingBottom: 8 },
  '& .MuiStack-root': { gap: 12 },
  '& .MuiFormHelperText-root': { minHeight: '1.25em' },
};

/** The browser's own messages would come first, in its own language. */
const ofForms = { warnWhenUnsavedChanges: true, noValidate: true };

/** Enter alone destroys nothing. */
const focusHarmlessButton = (dialog: HTMLElement): void => {
  dialog.querySelector<HTMLElement>('.MuiDialogActions-root button')?.focus();
};

/** React-admin's forms and questions, as our screens look. */
export const formDefaults: NonNullable<RaThemeOptions['components']> = {
  RaEdit: {
    defaultProps: {
      mutationMode: 'pessimistic',
      // The screen stays, and says what it could not read.
      redirectOnError: false,
      error: <RecordNotRead />,
    },
    styleOverrides: {
      root: { maxWidth: '44rem', '& .RaEdit-noActions': { marginTop: 0 }, '& .RaEdit-card': card },
    },
  },
  RaCreate: {
    defaultProps: { redirect: 'list' },
    styleOverrides: {
      root: { maxWidth: '44rem', '& .RaCreate-noActions': { marginTop: 0 }, '& .RaCreate-card': card },
    },
  },
  RaSimpleForm: { defaultProps: ofForms, styleOverrides: { root: fields } },
  RaTabbedForm: { defaultProps: ofForms, styleOverrides: { root: fields } },
  RaToolbar: {
    styleOverrides: {
      root: { '&&': { position: 'static', padding: '0 16px 16px', backgroundColor: 'transparent' } },
    },
  },
  RaConfirm: {
    defaultProps: {
      // A question about anything else than a deletion names its own button.
      confirm: 'ra.action.delete',
      slotProps: { transition: { onEnter: focusHarmlessButton } },
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
          color: 'var(--paper)',
        },
      },
    },
  },
  RaDeleteWithConfirmButton: { defaultProps: { confirmColor: 'warning', icon: <DeleteIcon /> } },
  RaBulkDeleteWithConfirmButton: { defaultProps: { confirmColor: 'warning', icon: <DeleteIcon /> } },
};

/** In the place of a form whose record could not be read. */
function RecordNotRead() {
  const { error, refetch } = useEditContext();
  if (wasNotRead(error)) return <LoadError title="Cet élément n’a pas pu être lu" onRetry={() => refetch()} />;
  return <EmptyState title="Cet élément n’existe pas ou a été supprimé" />;
}
