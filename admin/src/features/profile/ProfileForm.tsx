import { withDe } from '@agency-site/domain/with-de';
import { profileColumns } from '@agency-site/domain/tables/profiles';
import { Avatar } from '@mui/material';
import { SaveButton, SimpleForm, TextInput, Toolbar } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PictureInput } from '../../ui/media/PictureInput';
import { useFocalPosition } from '../../ui/media/use-focal-position';
import { fieldsOf, isSlug } from '../../ui/resource/fields-of';

const { inputs, validate } = fieldsOf(profileColumns);
const { slug, picture_url: picture } = profileColumns;

const save = (
  <Toolbar>
    <SaveButton />
  </Toolbar>
);

interface ProfileFormProps {
  readonly mayUpload: boolean | undefined;
  readonly readsRequests: boolean | undefined;
}

export function ProfileForm({ mayUpload, readsRequests }: ProfileFormProps) {
  return (
    <SimpleForm toolbar={save}>
      {inputs.name}
      <TextInput source="slug" validate={[...validate.slug, isSlug]} helperText={slug.helperText} />
      {mayUpload && (
        <>
          <PictureInput source="picture_url" label={picture.label} validate={validate.picture_url} />
          <Portrait />
        </>
      )}
      {inputs.biography}
      {readsRequests && inputs.weekly_mail}
    </SimpleForm>
  );
}

/** The picture as the site crops it. */
function Portrait() {
  const [src, name] = useWatch<Record<string, string | null>>({ name: ['picture_url', 'name'] });
  const objectPosition = useFocalPosition(src ?? '');
  if (!src) return null;
  return (
    <Avatar
      src={src}
      alt={name ? `Portrait ${withDe(name)}` : 'Portrait'}
      slotProps={{ img: { style: { objectPosition } } }}
      sx={{ width: 96, height: 96, mb: 2 }}
    />
  );
}
