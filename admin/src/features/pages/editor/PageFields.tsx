import { addressOfPage, pageTypeLabel } from '@agency-site/domain/pages';
import { Box, Stack, TextField } from '@mui/material';
import { lazy, Suspense } from 'react';
import { TextInput } from 'react-admin';
import { ContentEditor } from '../../../editor/ContentEditor';
import { SocialPreview } from '../../../editor/sharing/SocialPreview';
import { FeaturedImageFields, PublicationFields, SeoFields } from '../../../editor/text-fields';
import { Loading } from '../../../ui/components/Loading';
import { useTextAsSaved } from '../../../editor/TextAsSaved';
import { PageReadingTime, PageSearchPreview, PartTitle } from '../detail/PageParts';
import type { Page } from '../page';
import type { PageToSave } from './page-form';

/** Lazy, because they contain the declarations of all kinds of blocks. */
const BlocksField = lazy(async () => ({ default: (await import('./blocks/BlocksField')).BlocksField }));
const BlocksReview = lazy(async () => ({ default: (await import('./blocks/BlocksReview')).BlocksReview }));

export function PageContentFields({ page }: { readonly page: Page }) {
  return (
    <Stack spacing={2}>
      <TextInput source="title" isRequired helperText={false} />
      <TextField label="URL" value={addressOfPage(page.slug)} slotProps={{ htmlInput: { readOnly: true } }} />
      <PublicationFields />
      <TextInput source="excerpt" multiline minRows={3} maxRows={8} helperText={false} />
      <FeaturedImageFields label="URL de l’image (facultatif)" />
      <ContentEditor source="content" label="Contenu" rows={25} />
      <ReadingTime />
      <Suspense fallback={<Loading />}>
        <BlocksField />
        <BlocksReview address={addressOfPage(page.slug)} />
      </Suspense>
    </Stack>
  );
}

/** A separate component, so that typing renders it again but not the fields. */
function ReadingTime() {
  const { content } = useTextAsSaved();
  return <PageReadingTime content={content} />;
}

/** The metadata, and previews of a search result and of a shared link. */
export function PageSeoFields({ page }: { readonly page: Page }) {
  return (
    <Stack spacing={2}>
      <SeoFields />
      <SeoPreviews page={page} />
    </Stack>
  );
}

function SeoPreviews({ page }: { readonly page: Page }) {
  const text = useTextAsSaved<PageToSave>();
  return (
    <>
      <PageSearchPreview page={text} slug={page.slug} />
      <Box sx={{ maxWidth: '32rem' }}>
        <PartTitle>Aperçu sur les réseaux sociaux</PartTitle>
        <SocialPreview
          title={text.title}
          description={text.meta_description || text.excerpt}
          kicker={pageTypeLabel(page.slug)}
          picture={text.featured_image_url ?? ''}
        />
      </Box>
    </>
  );
}
