import { postCategories, postStatuses, postStatusLabels } from '@agency/supabase/blog-posts';
import { Stack } from '@mui/material';
import { TextInput } from 'react-admin';
import { CheckboxInput } from '../components/CheckboxInput';
import { Panel } from '../components/Panel';
import { SelectInput } from '../components/SelectInput';
import { LengthInput } from '../editor/sharing/LengthInput';
import { metaDescriptionGuide, metaTitleGuide } from '../editor/sharing/length-guide';
import { describeIt } from '../media/describe-it';
import { PictureInput } from '../media/PictureInput';
import { FeaturedImagePreview } from './FeaturedImagePreview';
import { PostReview } from './PostReview';
import { PostSharing } from './PostSharing';
import { SlugField } from './SlugField';
import { TagsField } from './TagsField';

const statuses = postStatuses.map((status) => [status, postStatusLabels[status]] as const);
const categories = postCategories.map((category) => [category, category] as const);

/** Publication, address, what is to be looked at again, featured image, what search engines and networks show. */
export function PostSideFields() {
  return (
    <Stack spacing={2}>
      <Panel title="Publication">
        <SelectInput source="status" options={statuses} />
        <SelectInput source="category" options={categories} />
        <TagsField source="tags" label="Tags (séparés par des virgules)" />
        <CheckboxInput source="featured" label="Article à la une" />
      </Panel>
      <Panel title="Adresse et extrait">
        <SlugField />
        <TextInput source="excerpt" multiline minRows={3} maxRows={8} helperText={false} />
      </Panel>
      <PostReview />
      <Panel title="Image à la une">
        <PictureInput source="featured_image_url" sent={describeIt} />
        <TextInput source="featured_image_alt" multiline helperText={false} />
        <FeaturedImagePreview />
      </Panel>
      <Panel title="SEO">
        <LengthInput source="meta_title" guide={metaTitleGuide} />
        <LengthInput source="meta_description" guide={metaDescriptionGuide} multiline minRows={3} />
        <TextInput source="meta_keywords" helperText={false} />
      </Panel>
      <PostSharing />
    </Stack>
  );
}
