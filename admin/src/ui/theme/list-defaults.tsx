import { identity } from '@agency-site/brand/identity';
import SearchIcon from '@mui/icons-material/Search';
import { InputAdornment } from '@mui/material';
import type { RaThemeOptions } from 'react-admin';
import { EmptyList, ListLoadError } from '../components/ListStates';
import { Pager } from '../components/Pager';
import { ListHeader } from '../layout/ListHeader';
import { ListRows } from '../layout/ListRows';
import { visuallyHidden } from './styles';

const searchIcon = (
  <InputAdornment position="start">
    <SearchIcon fontSize="small" />
  </InputAdornment>
);

const phone = '@media (max-width: 599.95px)';

/** On phones, the cells of a row are stacked, each after the label of its column, and the head of the table only shows sort buttons. */
const stackedRows = {
  '& .RaDataTable-table, & .RaDataTable-thead, & .RaDataTable-tbody': { display: 'block' },
  '& .RaDataTable-row': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', padding: '6px 4px' },
  '& .RaDataTable-row .MuiTableCell-root': { border: 0, padding: '2px 8px', width: 'auto', textAlign: 'left' },
  '& .RaDataTable-row:not(:last-child), & .RaDataTable-headerRow': { borderBottom: '1px solid var(--line)' },
  '& .MuiTableCell-head:not(.MuiTableCell-paddingCheckbox, :has([role="button"]))': { ...visuallyHidden, padding: 0 },
  '& .RaDataTable-headerRow:not(:has([role="button"], input))': { padding: 0, border: 0 },
  // The sort buttons are on lines of their own, after « Trier par : ».
  '& .RaDataTable-headerRow .MuiTableCell-paddingCheckbox': { order: -1 },
  '& .RaDataTable-headerRow:has([role="button"])::before': {
    content: '"Trier par\u00A0:"',
    padding: '2px 8px',
    color: 'var(--muted)',
    fontSize: '0.8125rem',
  },
  '& .RaDataTable-headerRow .MuiTableSortLabel-root': { flexDirection: 'row' },
  '& .RaDataTable-headerRow .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': { display: 'none' },
  '& .RaDataTable-rowCell': { flex: '1 0 100%', boxSizing: 'border-box', maxWidth: 'none', overflowWrap: 'anywhere' },
  '& .MuiTableCell-paddingCheckbox + .RaDataTable-rowCell': { flexBasis: 'calc(100% - 60px)', flexShrink: 1 },
  // The first cell names the row and needs no label.
  '& .RaDataTable-rowCell ~ .RaDataTable-rowCell:not([data-label=""])::before': {
    content: 'attr(data-label) "\u00A0: "',
    color: 'var(--muted)',
  },
  '& .RaDataTable-rowCell:empty': { display: 'none' },
} as const;

export const listDefaults: NonNullable<RaThemeOptions['components']> = {
  RaList: {
    defaultProps: {
      actions: <ListHeader />,
      component: 'div',
      debounce: 300,
      // The table shows `EmptyList` itself, so that filters and buttons stay above it.
      empty: false,
      error: <ListLoadError />,
      pagination: <Pager />,
      perPage: 25,
    },
    styleOverrides: { root: { '& .RaList-main': { minWidth: 0 }, '& .RaList-noActions': { marginTop: 0 } } },
  },
  RaListToolbar: {
    styleOverrides: { root: { flexDirection: 'row', flexWrap: 'wrap', backgroundColor: 'transparent' } },
  },
  RaFilterForm: {
    styleOverrides: {
      root: {
        '&:has(> .filter-field)': { minHeight: 0, gap: 12, padding: '8px 0 16px', flex: '1 1 100%' },
        minHeight: 0,
        padding: 0,
        '& .filter-field': { flex: '0 1 20rem' },
        '& .filter-field .MuiFormControl-root': { marginTop: 0, marginBottom: 0 },
        '& .RaFilterFormInput-spacer': { display: 'none' },
        [phone]: { '& .filter-field': { flexBasis: '100%' } },
      },
    },
  },
  // The icon comes first, as in our `SearchField`.
  RaSearchInput: { defaultProps: { InputProps: { startAdornment: searchIcon } } },
  RaDataTable: {
    defaultProps: { body: ListRows, empty: <EmptyList /> },
    styleOverrides: {
      root: {
        '& .RaDataTable-tableWrapper': { overflowX: 'auto', border: '1px solid var(--line)', borderRadius: 14 },
        '& .MuiTableCell-root': { borderColor: 'var(--line)', fontSize: '0.9375rem', padding: '8px 12px' },
        // A long word, such as an address, is broken instead of moving the other columns out of the window.
        '& .RaDataTable-rowCell': { maxWidth: 'max(18rem, 22vw)', overflowWrap: 'break-word' },
        '& span.MuiTypography-body2': { fontSize: 'inherit' },
        '& .MuiTableCell-paddingCheckbox': { padding: '0 0 0 6px' },
        '& .MuiTableCell-head': { fontWeight: 600, fontSize: '0.8125rem', color: 'var(--muted)' },
        '& .RaDataTable-row:last-of-type .MuiTableCell-body': { borderBottom: 0 },
        '& .RaDataTable-row:hover': { backgroundColor: 'var(--sand)' },
        '& .RaDataTable-rowCell:first-of-type, & .MuiTableCell-paddingCheckbox + .RaDataTable-rowCell': {
          fontWeight: 600,
        },
        [phone]: stackedRows,
      },
    },
  },
  RaBulkActionsToolbar: {
    // A selection only contains rows on the screen: see `useSelectionOnScreen`.
    defaultProps: { selectAllButton: false },
    styleOverrides: {
      root: {
        position: 'sticky',
        top: 0,
        zIndex: 3,
        '& .RaBulkActionsToolbar-toolbar': {
          position: 'static',
          transform: 'none',
          height: 'auto',
          flexWrap: 'wrap',
          marginBottom: 8,
          padding: '4px 16px',
          backgroundColor: 'var(--action-soft)',
          color: 'var(--ink)',
          border: '1px solid var(--line)',
          borderRadius: 10,
        },
        // React-admin only sets the height to 0, and Tab would still reach the buttons.
        '& .RaBulkActionsToolbar-collapsed': { display: 'none' },
        '& .RaBulkActionsToolbar-topToolbar': { flex: '0 0 auto', backgroundColor: 'transparent' },
      },
    },
  },
  RaDateField: { defaultProps: { locales: identity.locale } },
  RaNumberField: { defaultProps: { locales: identity.locale } },
  RaBulkDeleteButton: { defaultProps: { mutationMode: 'pessimistic' } },
};
