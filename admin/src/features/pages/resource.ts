import { namesOf } from '@agency/supabase/tables/column';
import { pageColumns } from '@agency/supabase/tables/pages';
import PagesIcon from '@mui/icons-material/DescriptionOutlined';
import type { BackOfficeResource } from '../../data/resource';
import { PageCreate } from './create/PageCreate';
import { PagesScreen } from './PagesScreen';

/** Without `edit`: the list's screen also shows the page that the address names. */
export const pages: BackOfficeResource = {
  name: 'pages',
  icon: PagesIcon,
  recordRepresentation: 'title',
  list: PagesScreen,
  create: PageCreate,
  options: {
    path: 'pages',
    columns: pageColumns,
    savedBy: (page, page_id) => ['save_page', { page_id, page }, namesOf(pageColumns)],
    french: {
      name: 'Page |||| Pages',
      notifications: {
        created: 'Page créée',
        updated: 'Page sauvegardée avec succès\u00A0!',
        deleted: 'Page supprimée',
      },
    },
  },
};
