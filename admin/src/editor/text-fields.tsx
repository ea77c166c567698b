import { postStatuses, postStatusLabels } from '@agency/supabase/blog-posts';
import { TextInput } from 'react-admin';
import { PicturePreview } from '../ui/components/PicturePreview';
import { SelectInput } from '../ui/components/SelectInput';
import { PictureInput } from '../ui/media/PictureInput';
import { LengthInput, metaDescriptionGuide, metaTitleGuide } from './sharing/LengthInput';
import { useTextAsSaved } from './TextAsSaved';

const statuses = postStatuses.map((status) => [status, postStatusLabels[status]] as const);

export const StatusInput = () => <SelectInput source="status" options={statuses} />;

export function FeaturedImageFields({ label }: { readonly label?: string }) {
  const { featured_image_url: url, featured_image_alt: alt } = useTextAsSaved();
  return (
    <>
      <PictureInput
        source="featured_image_url"
        {...(label && { label })}
        sentMessage="Image envoyée. Décrivez-la ci-dessous, pour qui ne la voit pas."
      />
      <TextInput source="featured_image_alt" multiline helperText={false} />
      <PicturePreview url={url ?? ''} alt={alt} maxWidth="24rem" />
    </>
  );
}

export const SeoFields = () => (
  <>
    <LengthInput source="meta_title" guide={metaTitleGuide} />
    <LengthInput source="meta_description" guide={metaDescriptionGuide} multiline minRows={3} />
    <TextInput source="meta_keywords" helperText={false} />
  </>
);
