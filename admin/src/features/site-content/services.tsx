import { serviceColumns as columns } from '@agency-site/domain/tables/services';
import ServicesIcon from '@mui/icons-material/SellOutlined';
import { regex, SimpleForm, TextInput } from 'react-admin';
import { imageProblem } from '../../editor/form-values';
import { PictureInput } from '../../ui/media/PictureInput';
import { fieldsOf } from '../../ui/resource/fields-of';
import { FormToolbar } from '../../ui/resource/deletion';
import { OrderedList } from '../../ui/resource/OrderedList';
import { resource } from '../../ui/resource/resource';

const { inputs, validate } = fieldsOf(columns);

const pictureProblem = (address: string | null) => imageProblem(address).featured_image_url;
const isPage = regex(
  /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)?$/,
  'Sans la première barre, des lettres sans accent, des chiffres et des tirets\u00A0: services/automatisations.',
);

export const services = resource('services', {
  icon: ServicesIcon,
  path: 'services',
  menuGroup: 'content',
  columns,
  keepsDeleted: true,
  list: <OrderedList />,
  form: (
    <SimpleForm toolbar={<FormToolbar />}>
      {inputs.name}
      <TextInput source="slug" validate={[...validate.slug, isPage]} helperText={columns.slug.helperText} />
      {inputs.price}
      {inputs.price_words}
      {inputs.line}
      {inputs.suits}
      <PictureInput source="picture_url" validate={[...validate.picture_url, pictureProblem]} />
      {inputs.in_sentence}
      {inputs.form_choice}
      {inputs.published}
    </SimpleForm>
  ),
  messages: {
    name: 'Service |||| Services et prix',
    counted: 'service |||| services',
    search: 'Rechercher un service',
    page: { create: 'Nouveau service' },
  },
});
