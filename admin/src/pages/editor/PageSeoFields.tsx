import { pageTypeLabel } from '@agency/supabase/pages';
import { Box, Stack } from '@mui/material';
import { SearchResultPreview } from '../../editor/sharing/SearchResultPreview';
import { SocialPreview } from '../../editor/sharing/SocialPreview';
import { SeoFields } from '../../editor/text-fields';
import { useTextAsSaved } from '../../editor/TextAsSaved';
import { PartTitle } from '../detail/PageTabs';
import type { Page } from '../page';
import type { PageToSave } from './page-form';

/** The metadata, and previews of a search result and of a shared link. */
export function PageSeoFields({ page }: { readonly page: Page }) {
  const text = useTextAsSaved<PageToSave>();
  const title = text.meta_title || text.title;
  const description = text.meta_description || text.excerpt;
  return (
    <Stack spacing={2}>
      <SeoFields />
      <div>
        <PartTitle>Aperçu dans les résultats de recherche</PartTitle>
        <SearchResultPreview title={title} description={description} address={`/${page.slug}`} />
      </div>
      <Box sx={{ maxWidth: '32rem' }}>
        <PartTitle>Aperçu sur les réseaux sociaux</PartTitle>
        <SocialPreview
          title={text.title}
          description={description}
          kicker={pageTypeLabel(page.slug)}
          picture={text.featured_image_url ?? ''}
        />
      </Box>
    </Stack>
  );
}
