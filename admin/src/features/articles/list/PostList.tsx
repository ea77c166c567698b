import { lazy } from 'react';
import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { CanAccess, LinkBase, ListBase, useListContext } from 'react-admin';
import { ListCount } from '../../../ui/components/ListCount';
import { ListExportButton } from '../../../ui/components/ListExportButton';
import { EmptyList, ListLoadError } from '../../../ui/components/ListStates';
import { Loading } from '../../../ui/components/Loading';
import { Pager } from '../../../ui/components/Pager';
import { ScreenHeader } from '../../../ui/layout/ScreenHeader';
import { useIsView, ViewSwitch } from '../../../ui/layout/ViewSwitch';
import { listedPostColumns, type PostSummary } from '../post';
import { calendar } from '../calendar/calendar';
import { newestFirst } from './post-filters';
import { PostFilters } from './PostFilters';
import { PostTable } from './PostTable';

// Lazy, because the drag-and-drop library is as large as the whole list.
const PostCalendar = lazy(async () => ({ default: (await import('../calendar/PostCalendar')).PostCalendar }));

/** /admin/blog: the list of articles. It uses `ListBase`, because react-admin's `List` leaves no room for our filters and selection bar. */
export function PostList() {
  if (useIsView(calendar)) return <PostCalendar />;
  return (
    <ListBase sort={newestFirst} perPage={25} queryOptions={{ meta: { columns: listedPostColumns } }}>
      <PostListHeader />
      <PostFilters />
      <PostRows />
      <Pager />
    </ListBase>
  );
}

const PostListHeader = () => (
  <ScreenHeader title="Gestion des Articles" back="/" subtitle={<ListCount />}>
    <ViewSwitch of={calendar} />
    <ListExportButton />
    <ListExportButton asWorkbook />
    <CanAccess action="create">
      <Button component={LinkBase} to="/blog_posts/create" variant="contained" startIcon={<AddIcon />}>
        Nouvel Article
      </Button>
    </CanAccess>
  </ScreenHeader>
);

/** The articles of the current page, or the state of the list. */
function PostRows() {
  const { data, isPending, error } = useListContext<PostSummary>();
  if (isPending) return <Loading shape="rows" />;
  if (error) return <ListLoadError />;
  if (data.length === 0) return <EmptyList create={firstPost} />;
  return <PostTable posts={data} />;
}

const firstPost = (
  <Button component={LinkBase} to="/blog_posts/create" variant="contained">
    Créer le premier article
  </Button>
);
