import { Box } from '@mui/material';
import { Panel } from '../components/Panel';
import { SearchResultPreview } from '../editor/sharing/SearchResultPreview';
import { SocialPreview } from '../editor/sharing/SocialPreview';
import { usePostAsSaved } from './PostAsSaved';

/** What search engines and social networks will show of the article as it would be saved. */
export function PostSharing() {
  const post = usePostAsSaved();
  return (
    <Panel title="Recherche et partage">
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
          alignItems: 'start',
        }}
      >
        <SearchResultPreview
          title={post.meta_title}
          description={post.meta_description}
          address={`/blog/${post.slug}`}
        />
        <SocialPreview
          title={post.title}
          description={post.meta_description}
          kicker={post.category ?? 'Le carnet'}
          picture={post.featured_image_url ?? ''}
        />
      </Box>
    </Panel>
  );
}
