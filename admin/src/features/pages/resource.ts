import { namesOf } from '@agency-site/domain/tables/column';
import { pageColumns } from '@agency-site/domain/tables/pages';
import PagesIcon from '@mui/icons-material/DescriptionOutlined';
import { publicationFilter } from '../../provider/publication';
import type { BackOfficeResource } from '../../provider/resource';
import { PageCreate } from './create/PageCreate';
import { PagesScreen } from './PagesScreen';

/** There is no `edit`, because the screen of the list also edits the page whose id the address contains. */
export const pages: BackOfficeResource = {
  name: 'pages',
  icon: PagesIcon,
  recordRepresentation: 'title',
  list: PagesScreen,
  create: PageCreate,
  options: {
    path: 'pages',
    columns: pageColumns,
    filters: { status: publicationFilter },
    savedBy: (page, page_id) => ['save_page', { page_id, page }, namesOf(pageColumns)],
    messages: {
      name: 'Page |||| Pages',
      notifications: {
        created: 'Page créée',
        updated: 'Page sauvegardée avec succès\u00A0!',
        deleted: 'Page supprimée',
      },
    },
  },
};
