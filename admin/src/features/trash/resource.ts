import TrashIcon from '@mui/icons-material/DeleteOutlined';
import type { BackOfficeResource } from '../../data/resource';
import { TrashScreen } from './TrashScreen';

export const trash: BackOfficeResource = {
  name: 'trash',
  icon: TrashIcon,
  recordRepresentation: 'title',
  list: TrashScreen,
  options: {
    path: 'trash',
    // For the answer to a deletion; the list is read from the function, without texts.
    columns: { id: {} },
    listedBy: 'trash_items',
    french: {
      name: 'Élément |||| Corbeille',
      counted: 'élément |||| éléments',
      empty: 'La corbeille est vide',
      invite: 'Les articles, les pages et les contacts que vous supprimez y restent 30 jours, puis disparaissent.',
      unread: 'La corbeille n’a pas pu être lue',
      notifications: { deleted: 'Supprimé définitivement' },
      fields: { title: 'Titre', table_name: 'Type', days_left: 'Reste', deleted_at: 'Suppression' },
    },
  },
};
