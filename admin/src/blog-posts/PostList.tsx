import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { LinkBase, ListBase, useListContext } from 'react-admin';
import { ListExportButton } from '../components/ListExportButton';
import { Pager } from '../components/Pager';
import { countOf } from '../formats/numbers';
import { ScreenHeader } from '../layout/ScreenHeader';
import { listedPostColumns } from './post';
import { newestFirst } from './post-filters';
import { PostFilters } from './PostFilters';
import { PostRows } from './PostRows';

/** /admin/blog. On `ListBase`: react-admin's `List` has neither our filters, saved and cleared, nor the bar of a selection. */
export function PostList() {
  return (
    <ListBase sort={newestFirst} perPage={25} queryOptions={{ meta: { columns: listedPostColumns } }}>
      <PostListHeader />
      <PostFilters />
      <PostRows />
      <Pager />
    </ListBase>
  );
}

function PostListHeader() {
  const { total } = useListContext();
  return (
    <ScreenHeader
      title="Gestion des Articles"
      back="/"
      subtitle={<span role="status">{total === undefined ? '\u00A0' : countOf(total, 'article', 'articles')}</span>}
    >
      <ListExportButton />
      <Button component={LinkBase} to="/blog_posts/create" variant="contained" startIcon={<AddIcon />}>
        Nouvel Article
      </Button>
    </ScreenHeader>
  );
}
