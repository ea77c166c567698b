import { pageTypeLabel } from '@agency/supabase/pages';
import { Box, Stack } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { metaDescriptionGuide, metaTitleGuide, LengthInput } from '../../editor/sharing/LengthInput';
import { SearchResultPreview } from '../../editor/sharing/SearchResultPreview';
import { SocialPreview } from '../../editor/sharing/SocialPreview';
import { PartTitle } from '../detail/PageTabs';
import type { Page } from '../page';
import { pageToSave } from './page-form';

/** What search engines and social networks are told, and about what they will make of it. */
export function PageSeoFields({ page }: { readonly page: Page }) {
  const text = useWatch({ compute: pageToSave });
  const title = text.meta_title || text.title;
  const description = text.meta_description || text.excerpt;
  return (
    <Stack spacing={2}>
      <LengthInput source="meta_title" guide={metaTitleGuide} />
      <LengthInput source="meta_description" guide={metaDescriptionGuide} multiline minRows={3} />
      <TextInput source="meta_keywords" helperText={false} />
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
