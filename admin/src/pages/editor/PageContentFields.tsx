import { postStatuses, postStatusLabels } from '@agency/supabase/blog-posts';
import { Box, Stack, TextField } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PicturePreview } from '../../components/PicturePreview';
import { SelectInput } from '../../components/SelectInput';
import { ContentEditor } from '../../editor/ContentEditor';
import { ReviewPanel } from '../../editor/review/ReviewPanel';
import { describeIt } from '../../media/describe-it';
import { PictureInput } from '../../media/upload/PictureInput';
import type { Page } from '../page';
import { PageReadingTime } from '../PageReadingTime';
import { pageToSave } from './page-form';

const statuses = postStatuses.map((status) => [status, postStatusLabels[status]] as const);

/** Title, excerpt, picture and content; the address can only be read. */
export function PageContentFields({ page }: { readonly page: Page }) {
  const text = useWatch({ compute: pageToSave });
  return (
    <Stack spacing={2}>
      <TextInput source="title" isRequired helperText={false} />
      <TextField label="URL" value={`/${page.slug}`} slotProps={{ htmlInput: { readOnly: true } }} />
      <SelectInput source="status" options={statuses} />
      <TextInput source="excerpt" multiline minRows={3} maxRows={8} helperText={false} />
      <PictureInput source="featured_image_url" label="URL de l’image (facultatif)" sent={describeIt} />
      <TextInput source="featured_image_alt" multiline helperText={false} />
      <Box sx={{ maxWidth: '24rem', '&:empty': { display: 'none' } }}>
        <PicturePreview url={text.featured_image_url ?? ''} alt={text.featured_image_alt} />
      </Box>
      <ContentEditor source="content" label="Contenu" rows={25} />
      <PageReadingTime content={text.content} />
      <ReviewPanel
        text={{
          content: text.content,
          address: `/${page.slug}`,
          metaTitle: text.meta_title,
          metaDescription: text.meta_description,
          picture: text.featured_image_url ?? '',
          pictureText: text.featured_image_alt,
        }}
      />
    </Stack>
  );
}
