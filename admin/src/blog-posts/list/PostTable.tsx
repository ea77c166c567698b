import { TableCell } from '@mui/material';
import {
  DataTable,
  DataTableConfigContext,
  DataTableHead,
  type DataTableHeadProps,
  useDataTableConfigContext,
} from 'react-admin';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import type { PostSummary } from '../post';
import { hiddenPostColumns, postTableColumns } from './post-table-columns';
import { PostBulkBar } from './PostBulkBar';
import { PostRowActions } from './PostRowActions';

/** The articles of the current page. What columns it has, and in which order, is kept for each person. */
export function PostTable({ posts }: { readonly posts: readonly PostSummary[] }) {
  return (
    <DataTable<PostSummary>
      aria-label="Articles"
      rowClick={false}
      hiddenColumns={hiddenPostColumns}
      head={Head}
      sx={table}
      bulkActionsToolbar={<PostBulkBar posts={posts} />}
    >
      {postTableColumns.map((column) => (
        <DataTable.Col<PostSummary> key={column.source} {...column} />
      ))}
      <DataTable.Col<PostSummary>
        label={<VisuallyHidden>Actions</VisuallyHidden>}
        render={(post) => <PostRowActions post={post} />}
      />
    </DataTable>
  );
}

/** Below the bar, as one frame. On a telephone what is short stands side by side, and the select above orders the rows. */
const table = {
  '& .RaDataTable-tableWrapper': { borderTop: 0, borderTopLeftRadius: 0, borderTopRightRadius: 0 },
  '& .MuiTableCell-body': { verticalAlign: 'top' },
  '& .MuiTableCell-body.MuiTableCell-paddingCheckbox': { pt: 0.25 },
  '& .column-published_at, & .column-status': { whiteSpace: 'nowrap' },
  '@media (max-width: 599.95px)': {
    '& .RaDataTable-thead': { display: 'none' },
    '& .RaDataTable-rowCell': { flex: '0 1 auto', maxWidth: '100%' },
    '& .RaDataTable-rowCell[data-label]:not(.column-view_count)::before': { content: 'none' },
    '& .RaDataTable-rowCell:last-of-type': { ml: 'auto' },
  },
} as const;

/** Without react-admin's box that selects them all: the bar above has one, which stays in sight. */
function Head({ children }: DataTableHeadProps) {
  const config = useDataTableConfigContext();
  return (
    <DataTableConfigContext value={{ ...config, hasBulkActions: false }}>
      <DataTableHead>
        <TableCell component="td" padding="checkbox" />
        {children}
      </DataTableHead>
    </DataTableConfigContext>
  );
}
