import { addressOfPage } from '@agency/domain/pages';
import { namesOf } from '@agency/domain/tables/column';
import { pageColumns } from '@agency/domain/tables/pages';
import PagesIcon from '@mui/icons-material/DescriptionOutlined';
import { actionsGroup } from '../../data/commands';
import { publicationFilter } from '../../data/publication';
import type { BackOfficeResource } from '../../data/resource';
import { PageCreate } from './create/PageCreate';
import { PagesScreen } from './PagesScreen';
import { everyPage } from './page';

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
    filters: { status: publicationFilter },
    savedBy: (page, page_id) => ['save_page', { page_id, page }, namesOf(pageColumns)],
    figure: { title: 'Pages Totales', figureOf: ({ totalPages }) => totalPages },
    quickAction: { label: 'Modifier Pages', type: 'list' },
    card: { title: 'Pages', text: 'Modifier les textes des pages et leur référencement.' },
    commands: [{ group: actionsGroup, label: 'Nouvelle page', keywords: 'écrire créer ajouter', to: '/pages/create' }],
    rowCommands: {
      params: everyPage,
      commandOf: ({ id, title, slug }) => ({
        group: 'Pages',
        label: title,
        hint: addressOfPage(slug),
        keywords: slug,
        to: `/pages/${id}`,
      }),
    },
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
