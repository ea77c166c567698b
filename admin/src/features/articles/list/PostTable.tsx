import { Box, Button, TableCell } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import {
  DataTable,
  DataTableConfigContext,
  DataTableHead,
  type DataTableHeadProps,
  useCreatePath,
  useDataProvider,
  useDataTableConfigContext,
} from 'react-admin';
import { ActionsMenu } from '../../../ui/components/ActionsMenu';
import { VisuallyHidden } from '../../../ui/components/VisuallyHidden';
import type { Post, PostSummary } from '../post';
import { useDuplicatePost } from '../use-duplicate-post';
import { usePostDeletion } from '../use-post-deletion';
import { usePostRights } from '../use-post-rights';
import { usePostWrites } from '../use-post-writes';
import { hiddenPostColumns, postTableColumns } from './post-table-columns';
import { PostBulkBar } from './PostBulkBar';

/** The rights of the person, asked once and not for each row. While they are unknown, the rows offer nothing that needs one. */
const RightsContext = createContext<Partial<ReturnType<typeof usePostRights>>>({});

function RightsProvider({ children }: { readonly children: ReactNode }) {
  const rights = usePostRights();
  return <RightsContext value={rights}>{children}</RightsContext>;
}

interface PostTableProps {
  readonly posts: readonly PostSummary[];
}

export const PostTable = (props: PostTableProps) => (
  <RightsProvider>
    <Table {...props} />
  </RightsProvider>
);

/** The table of the articles of the current page. Each person chooses the columns and their order. */
function Table({ posts }: PostTableProps) {
  return (
    <DataTable<PostSummary>
      aria-label="Articles"
      rowClick={false}
      hiddenColumns={hiddenPostColumns}
      head={Head}
      sx={table}
      bulkActionsToolbar={<PostBulkBar posts={posts} />}
      // Without this prop, react-admin draws the rows without checkboxes until it knows who may delete. The bar checks the rights itself.
      bulkActionButtons
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

/** The table and the bar above it share one frame. On phones short cells are side by side, and a « Trier par » select replaces the head. */
const table = {
  '& .RaDataTable-tableWrapper': { borderTop: 0, borderTopLeftRadius: 0, borderTopRightRadius: 0 },
  '& .MuiTableCell-body': { verticalAlign: 'top' },
  '& .MuiTableCell-body.MuiTableCell-paddingCheckbox': { pt: 0.25 },
  '& .column-published_at, & .column-status': { whiteSpace: 'nowrap' },
  // Reserves the width of the curve, so that columns do not move when the curve arrives after the rows.
  '@media (min-width: 600px)': { '& .column-view_count': { minWidth: '7rem' } },
  '@media (max-width: 599.95px)': {
    '& .RaDataTable-thead': { display: 'none' },
    '& .RaDataTable-rowCell': { flex: '0 1 auto', maxWidth: '100%' },
    '& .RaDataTable-rowCell[data-label]:not(.column-view_count)::before': { content: 'none' },
    // Status, views and actions share a line, whatever the length of the category, which begins the next line.
    '& .RaDataTable-rowCell:not(.column-title, .column-status)': { order: 3, pr: 0.5, fontSize: '0.8125rem' },
    '& .RaDataTable-rowCell.column-view_count': { order: 1 },
    '& .RaDataTable-rowCell:last-of-type': { order: 2, ml: 'auto', py: 0 },
  },
} as const;

/** A table head without react-admin's checkbox for all rows: the sticky bar above the table has one. */
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

/** The actions on a row: « Publier » for a draft, and a menu « … » that opens, edits, duplicates, unpublishes or deletes the article. */
function PostRowActions({ post }: { readonly post: PostSummary }) {
  const createPath = useCreatePath();
  const { publish, unpublish, isWriting } = usePostWrites();
  const { confirm, confirmation, isDeleting } = usePostDeletion([post]);
  const duplicate = useDuplicatePost();
  const provider = useDataProvider();
  // A mutation, so that the banner of failed calls shows a failure.
  const { mutate: duplicateStored } = useMutation({
    mutationFn: async () => {
      const { data } = await provider.getOne<Post>('blog_posts', { id: post.id });
      await duplicate(data);
    },
    meta: { operation: 'load' },
  });
  const disabled = isWriting || isDeleting;
  const { mayCreate, mayPublish, mayChange, mayErase } = use(RightsContext);
  const published = post.status === 'published';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end' }}>
      {!published && mayPublish && (
        <Button variant="outlined" size="small" disabled={disabled} onClick={() => publish([post])}>
          Publier
        </Button>
      )}
      <ActionsMenu
        label={`Plus d’actions sur « ${post.title} »`}
        actions={[
          ...(mayChange?.(post)
            ? [{ label: 'Modifier', to: createPath({ resource: 'blog_posts', type: 'edit', id: post.id }) }]
            : []),
          { label: 'Voir sur le site', href: `/blog/${post.slug}` },
          ...(mayCreate ? [{ label: 'Dupliquer', onChoose: () => duplicateStored() }] : []),
          ...(published && mayPublish ? [{ label: 'Dépublier', disabled, onChoose: () => unpublish([post]) }] : []),
          ...(mayErase?.(post) ? [{ label: 'Supprimer', disabled, onChoose: confirm }] : []),
        ]}
      />
      {confirmation}
    </Box>
  );
}
