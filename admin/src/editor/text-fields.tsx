import { postStatuses, postStatusLabels } from '@agency-site/domain/blog-posts';
import { TextInput, useInput, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isPublic, isFuture, type Publication } from '../provider/publication';
import { MomentField } from '../ui/components/MomentField';
import { PicturePreview } from '../ui/components/PicturePreview';
import { SelectInput } from '../ui/components/SelectInput';
import { PictureInput } from '../ui/media/PictureInput';
import { LengthInput, metaDescriptionGuide, metaTitleGuide } from './sharing/LengthInput';
import { useTextAsSaved } from './TextAsSaved';

const statuses = postStatuses.map((status) => [status, postStatusLabels[status]] as const);

const StatusInput = () => <SelectInput source="status" options={statuses} />;

/**
 * The inputs for the status and, on a published text, for its date of publication: now, a future date, or a corrected past one.
 */
export function PublicationFields() {
  const status: unknown = useWatch({ name: 'status' });
  const { field } = useInput<Publication>({ source: 'published_at', defaultValue: null });
  const record = useRecordContext<Publication>();
  const moment: string | null = field.value || null;
  return (
    <>
      <StatusInput />
      {status === 'published' && (
        <MomentField
          label="Date de publication (heure de Paris)"
          value={moment}
          onChange={field.onChange}
          help={helpOf(moment, isPublic(record))}
          {...(!isPublic(record) && { emptyLabel: 'Maintenant' })}
        />
      )}
    </>
  );
}

function helpOf(moment: string | null, wasPublic: boolean): string {
  if (isFuture(moment)) return 'Personne ne verra ce texte avant ce moment.';
  if (moment) return 'Depuis cette date.';
  return wasPublic ? 'Vide\u00A0: la date reste la même.' : 'Vide\u00A0: dès la sauvegarde.';
}

export function FeaturedImageFields({ label }: { readonly label?: string }) {
  return (
    <>
      <PictureInput
        source="featured_image_url"
        altSource="featured_image_alt"
        {...(label && { label })}
        sentMessage="Image envoyée. Décrivez-la ci-dessous, pour qui ne la voit pas."
      />
      <TextInput source="featured_image_alt" multiline helperText={false} />
      <FeaturedImage />
    </>
  );
}

function FeaturedImage() {
  const { featured_image_url: url, featured_image_alt: alt } = useTextAsSaved();
  return <PicturePreview url={url ?? ''} alt={alt} maxWidth="24rem" />;
}

export const SeoFields = () => (
  <>
    <LengthInput source="meta_title" guide={metaTitleGuide} follows={['title', 'Suit le titre']} />
    <LengthInput
      source="meta_description"
      guide={metaDescriptionGuide}
      follows={['excerpt', 'Suit l’extrait']}
      multiline
      minRows={3}
    />
    <TextInput source="meta_keywords" helperText={false} />
  </>
);
