import { Stack, TextField } from '@mui/material';
import { TextInput } from 'react-admin';
import { ContentEditor } from '../../editor/ContentEditor';
import { ReviewPanel } from '../../editor/review/ReviewPanel';
import { FeaturedImageFields, StatusInput } from '../../editor/text-fields';
import { useTextAsSaved } from '../../editor/TextAsSaved';
import type { Page } from '../page';
import { PageReadingTime } from '../PageReadingTime';

export function PageContentFields({ page }: { readonly page: Page }) {
  const { content } = useTextAsSaved();
  return (
    <Stack spacing={2}>
      <TextInput source="title" isRequired helperText={false} />
      <TextField label="URL" value={`/${page.slug}`} slotProps={{ htmlInput: { readOnly: true } }} />
      <StatusInput />
      <TextInput source="excerpt" multiline minRows={3} maxRows={8} helperText={false} />
      <FeaturedImageFields label="URL de l’image (facultatif)" />
      <ContentEditor source="content" label="Contenu" rows={25} />
      <PageReadingTime content={content} />
      <ReviewPanel address={`/${page.slug}`} />
    </Stack>
  );
}
