import { menuPlaces } from '@agency-site/domain/menu';
import type { Columns } from '@agency-site/domain/tables/column';
import MenuIcon from '@mui/icons-material/MenuOpenOutlined';
import { lazy, Suspense } from 'react';
import { SimpleForm } from 'react-admin';
import { fieldsOf } from '../../ui/resource/fields-of';
import { FormToolbar } from '../../ui/resource/deletion';
import { resource } from '../../ui/resource/resource';

const columns = {
  id: {},
  label: { label: 'Libellé', editable: 'text', required: true, maxLength: 80, inList: true },
  place: { label: 'Emplacement', choices: menuPlaces, editable: 'value', required: true, inList: true },
  target: { label: 'Adresse', editable: 'text', maxLength: 2000, inList: true },
  hint: {
    label: 'Précision',
    helperText:
      'Sous le libellé, dans le panneau «\u00A0Services\u00A0»\u00A0; pour un titre de colonne, le nom de sa page sur téléphone.',
    editable: 'text',
    maxLength: 120,
    inList: true,
  },
  heading: {
    label: 'Titre de l’emplacement',
    helperText: 'Un seul par emplacement\u00A0; il peut ne mener nulle part.',
    type: 'boolean',
    editable: 'value',
    inList: true,
  },
  hidden: { label: 'Masqué', type: 'boolean', editable: 'value', inList: true },
  position: { label: 'Rang', type: 'integer', editable: 'computed', inList: true },
} satisfies Columns<'menu_links'>;

const { inputs } = fieldsOf(columns);

// Lazy, because drag-and-drop and the autocomplete of addresses are as large as everything else that this screen needs.
const MenuGroups = lazy(async () => ({ default: (await import('./MenuGroups')).MenuGroups }));
const TargetField = lazy(async () => ({ default: (await import('./TargetField')).TargetField }));

export const menuLinks = resource('menu_links', {
  icon: MenuIcon,
  path: 'menu',
  menuGroup: 'site',
  columns,
  keepsDeleted: true,
  list: <MenuGroups />,
  form: (
    <SimpleForm toolbar={<FormToolbar />}>
      {inputs.label}
      {inputs.place}
      <Suspense fallback={null}>
        <TargetField />
      </Suspense>
      {inputs.hint}
      {inputs.heading}
      {inputs.hidden}
    </SimpleForm>
  ),
  messages: { name: 'Lien de menu |||| Menus', counted: 'lien |||| liens', page: { create: 'Nouveau lien' } },
});
