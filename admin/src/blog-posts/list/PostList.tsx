import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { LinkBase, ListBase, useListContext } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { ListExportButton } from '../../components/ListExportButton';
import { LoadError } from '../../components/LoadError';
import { Loading } from '../../components/Loading';
import { Pager } from '../../components/Pager';
import { countOf } from '../../formats/numbers';
import { ScreenHeader } from '../../layout/ScreenHeader';
import { listedPostColumns, type PostSummary } from '../post';
import { newestFirst } from './post-filters';
import { PostFilters } from './PostFilters';
import { PostTable } from './PostTable';

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

/** The articles of the current page, or what stands in their place. */
function PostRows() {
  const { data, isPending, error, refetch } = useListContext<PostSummary>();
  if (isPending) return <Loading shape="rows" />;
  if (error) return <LoadError title="Les articles n’ont pas pu être lus" onRetry={refetch} />;
  if (data.length === 0) return <NoPost />;
  return <PostTable posts={data} />;
}

function NoPost() {
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues as object).length > 0;
  return (
    <EmptyState
      title="Aucun article trouvé"
      action={
        filtered ? (
          <Button variant="outlined" onClick={() => setFilters({})}>
            Effacer les filtres
          </Button>
        ) : (
          <Button component={LinkBase} to="/blog_posts/create" variant="contained">
            Créer le premier article
          </Button>
        )
      }
    />
  );
}
