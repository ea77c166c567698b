import { Button } from '@mui/material';
import { LinkBase, useListContext } from 'react-admin';
import { EmptyState } from '../components/EmptyState';
import { LoadError } from '../components/LoadError';
import { Waiting } from '../components/Waiting';
import type { PostSummary } from './post';
import { PostTable } from './PostTable';

/** The articles of the current page, or what stands in their place. */
export function PostRows() {
  const { data, isPending, error, refetch } = useListContext<PostSummary>();
  if (isPending) return <Waiting shape="rows" />;
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
