import { postCategories, postStatuses, postStatusLabels } from '@agency/supabase/blog-posts';
import { Stack, Box } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { CheckboxInput } from '../../components/CheckboxInput';
import { Panel } from '../../components/Panel';
import { PicturePreview } from '../../components/PicturePreview';
import { SelectInput } from '../../components/SelectInput';
import { ReviewPanel } from '../../editor/review/ReviewPanel';
import { metaDescriptionGuide, metaTitleGuide, LengthInput } from '../../editor/sharing/LengthInput';
import { SearchResultPreview } from '../../editor/sharing/SearchResultPreview';
import { SocialPreview } from '../../editor/sharing/SocialPreview';
import { describeIt } from '../../media/describe-it';
import { PictureInput } from '../../media/upload/PictureInput';
import type { PostForm } from './post-form';
import { usePostAsSaved } from './PostAsSaved';
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

/** The image as the site will show it; nothing while its address leads to none. */
function FeaturedImagePreview() {
  const [url, alt] = useWatch<PostForm, ['featured_image_url', 'featured_image_alt']>({
    name: ['featured_image_url', 'featured_image_alt'],
  });
  return <PicturePreview url={url ?? ''} alt={alt ?? ''} />;
}

/** The checklist of the article as it would be saved. */
function PostReview() {
  const post = usePostAsSaved();
  return (
    <ReviewPanel
      text={{
        content: post.content,
        address: `/blog/${post.slug}`,
        metaTitle: post.meta_title,
        metaDescription: post.meta_description,
        picture: post.featured_image_url ?? '',
        pictureText: post.featured_image_alt,
      }}
    />
  );
}

/** What search engines and social networks will show of the article as it would be saved. */
function PostSharing() {
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
