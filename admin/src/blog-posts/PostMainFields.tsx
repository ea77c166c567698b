import { Stack } from '@mui/material';
import { TextInput } from 'react-admin';
import { slugFromTitle } from '@agency/supabase/slug';
import { ContentEditor } from '../editor/ContentEditor';
import { PostSharing } from './PostSharing';
import { ReadingTime } from './ReadingTime';
import { SlugField } from './SlugField';
import { useFollowTitle } from '../editor/use-follow-title';

const asWritten = (title: string): string => title;
/** Title, address, excerpt and content, and what others will show of them. */
export function PostMainFields() {
  const followSlug = useFollowTitle('slug', slugFromTitle);
  const followMetaTitle = useFollowTitle('meta_title', asWritten);
  return (
    <Stack spacing={2}>
      <TextInput
        source="title"
        label="Titre"
        isRequired
        helperText={false}
        slotProps={{ htmlInput: { required: true } }}
        onChange={(event: { target: { value: string } }) => {
          followSlug(event.target.value);
          followMetaTitle(event.target.value);
        }}
      />
      <SlugField />
      <TextInput source="excerpt" label="Extrait" multiline minRows={3} maxRows={8} helperText={false} />
      <ContentEditor source="content" label="Contenu" rows={20} isRequired />
      <ReadingTime />
      <PostSharing />
    </Stack>
  );
}
