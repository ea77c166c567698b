import type { Columns } from '@agency-site/domain/tables/column';
import { publicationColumns } from '@agency-site/domain/tables/publication';
import FigureIcon from '@mui/icons-material/PinOutlined';
import { SimpleForm, TextInput } from 'react-admin';
import { fieldsOf } from '../../ui/resource/fields-of';
import { resource } from '../../ui/resource/resource';
import { PublishedList } from './publication';

const columns = {
  id: {},
  prefix: { label: 'Avant le chiffre', editable: 'text', maxLength: 40 },
  value: { label: 'Chiffre', editable: 'text', required: true, maxLength: 20 },
  label: { label: 'Ce qu’il compte', editable: 'text', required: true, maxLength: 300, searched: true },
  ...publicationColumns,
} satisfies Columns<'key_figures'>;

const { inputs, cells, validate } = fieldsOf(columns);

export const keyFigures = resource('key_figures', {
  icon: FigureIcon,
  path: 'figures',
  menuGroup: 'content',
  columns,
  keepsDeleted: true,
  recordRepresentation: 'value',
  list: (
    <PublishedList examples="Un chiffre annoncé doit pouvoir être prouvé.">
      {cells.value}
      {cells.prefix}
      {cells.label}
      {cells.published}
      {cells.is_example}
    </PublishedList>
  ),
  form: (
    <SimpleForm>
      <TextInput
        source="prefix"
        validate={validate.prefix}
        helperText="«&nbsp;jusqu’à&nbsp;», «&nbsp;plus de&nbsp;»… ou rien."
      />
      <TextInput source="value" validate={validate.value} helperText="Avec son unité&nbsp;: «&nbsp;95 %&nbsp;»." />
      <TextInput source="label" validate={validate.label} multiline />
      {inputs.published}
      {inputs.is_example}
    </SimpleForm>
  ),
  messages: { name: 'Chiffre clé |||| Chiffres clés', page: { create: 'Nouveau chiffre' } },
});
