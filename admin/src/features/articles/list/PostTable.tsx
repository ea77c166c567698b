import { Box, Button, TableCell } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useState } from 'react';
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
import { hiddenPostColumns, PostReadingsContext, postTableColumns, usePostReadings } from './post-table-columns';
import { PostBulkBar } from './PostBulkBar';

/**
 * The functions and rights that the actions of a row need, created once per table, because each row would need some hundred hooks for them.
 */
interface RowTools extends ReturnType<typeof usePostWrites>, Partial<ReturnType<typeof usePostRights>> {
  readonly duplicate: (post: PostSummary) => void;
  readonly askDeletion: (post: PostSummary) => void;
}

const RowToolsContext = createContext<RowTools | undefined>(undefined);

/** The actions of the rows, and the question before a deletion. While the rights are unknown, no action that needs a right is offered. */
function useRowTools(): readonly [RowTools, confirmation: ReactNode] {
  const rights = usePostRights();
  const writes = usePostWrites();
  const [deleted, setDeleted] = useState<readonly PostSummary[]>([]);
  const { confirm, confirmation, isDeleting } = usePostDeletion(deleted);
  const openDuplicate = useDuplicatePost();
  const provider = useDataProvider();
  // A mutation, so that the banner of failed calls shows a failure.
  const { mutate: duplicate } = useMutation({
    mutationFn: async ({ id }: PostSummary) => {
      const { data } = await provider.getOne<Post>('blog_posts', { id });
      await openDuplicate(data);
    },
    meta: { operation: 'load' },
  });
  const askDeletion = (post: PostSummary) => {
    setDeleted([post]);
    confirm();
  };
  return [{ ...rights, ...writes, isWriting: writes.isWriting || isDeleting, duplicate, askDeletion }, confirmation];
}

interface PostTableProps {
  readonly posts: readonly PostSummary[];
}

export const PostTable = (props: PostTableProps) => (
  <RowContexts>
    <Table {...props} />
  </RowContexts>
);

/** Provides the rows with what they share. The table is its child, so that an answer that arrives draws only the cells that read it. */
function RowContexts({ children }: { readonly children: ReactNode }) {
  const [tools, confirmation] = useRowTools();
  const readings = usePostReadings();
  return (
    <RowToolsContext value={tools}>
      <PostReadingsContext value={readings}>{children}</PostReadingsContext>
      {confirmation}
    </RowToolsContext>
  );
}

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
    '& .RaDataTable-row::after': { content: '""', order: 2, flexBasis: '100%' },
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
  const tools = use(RowToolsContext);
  if (!tools) return null;
  const { publish, unpublish, duplicate, askDeletion, isWriting: disabled } = tools;
  const { mayCreate, mayPublish, mayChange, mayErase } = tools;
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
          ...(mayCreate ? [{ label: 'Dupliquer', onChoose: () => duplicate(post) }] : []),
          ...(published && mayPublish ? [{ label: 'Dépublier', disabled, onChoose: () => unpublish([post]) }] : []),
          ...(mayErase?.(post) ? [{ label: 'Supprimer', disabled, onChoose: () => askDeletion(post) }] : []),
        ]}
      />
    </Box>
  );
}
