import type { Database } from '@agency/supabase/database-types';
import type { Columns } from '@agency/supabase/tables/column';
import MissingPageIcon from '@mui/icons-material/LinkOffOutlined';
import EmptySearchIcon from '@mui/icons-material/SearchOffOutlined';
import { Button, Link, Typography } from '@mui/material';
import { DataTable, DateField, LinkBase, List, SearchInput, useCreatePath, useRecordContext } from 'react-admin';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden';
import type { BackOfficeResource } from '../../data/resource';
import { readableAddress } from './redirects';

type MissingPage = Database['public']['Tables']['missing_pages']['Row'];

const columns = {
  id: {},
  path: { label: 'Adresse' },
  referring_host: { label: 'Venus de' },
  times: { label: 'Fois' },
  first_seen_at: { label: 'Première fois' },
  last_seen_at: { label: 'Dernière fois' },
} satisfies Columns<'missing_pages'>;

const filters = [<SearchInput key="path" source="path@ilike" placeholder="Rechercher une adresse" alwaysOn />];

/** /admin/missing-pages: addresses where visitors found nothing, those met most often first. */
const MissingPageList = () => (
  <List filters={filters} sort={{ field: 'times', order: 'DESC' }}>
    <ToSearches />
    <DataTable<MissingPage> rowClick={false}>
      <DataTable.Col<MissingPage> source="path" render={({ path }) => readableAddress(path)} />
      <DataTable.Col<MissingPage> source="referring_host" render={referrer} />
      <DataTable.NumberCol source="times" />
      <DataTable.Col source="first_seen_at" field={DateField} />
      <DataTable.Col source="last_seen_at" field={DateField} />
      <DataTable.Col label={<VisuallyHidden>Actions</VisuallyHidden>} align="right">
        <CreateRedirect />
      </DataTable.Col>
    </DataTable>
  </List>
);

const referrer = ({ referring_host: host }: MissingPage): string =>
  host === window.location.hostname ? 'Ce site' : host;

/** Searches without a result have a list of their own. */
function ToSearches() {
  const createPath = useCreatePath();
  return (
    <Typography sx={{ mb: 2 }}>
      <Link component={LinkBase} to={createPath({ resource: 'empty_searches', type: 'list' })}>
        Recherches sans résultat
      </Link>
    </Typography>
  );
}

/** Opens the form of a new redirect with the address filled in. */
function CreateRedirect() {
  const record = useRecordContext<MissingPage>();
  const createPath = useCreatePath();
  if (!record) return null;
  const source = encodeURIComponent(JSON.stringify({ from_path: record.path }));
  return (
    <Button
      component={LinkBase}
      to={{ pathname: createPath({ resource: 'redirects', type: 'create' }), search: `?source=${source}` }}
      size="small"
      variant="outlined"
      aria-label={`Créer une redirection depuis ${readableAddress(record.path)}`}
      sx={{ whiteSpace: 'nowrap' }}
    >
      Créer une redirection
    </Button>
  );
}

export const missingPages: BackOfficeResource = {
  name: 'missing_pages',
  icon: MissingPageIcon,
  recordRepresentation: 'path',
  list: MissingPageList,
  options: {
    path: 'missing-pages',
    columns,
    exportedAs: 'pages-introuvables',
    french: {
      name: 'Page introuvable |||| Pages introuvables',
      empty: 'Aucune page introuvable',
      invite:
        'Les adresses où des visiteurs ne trouvent rien apparaîtront ici, et s’effacent 90 jours après la dernière fois.',
    },
  },
};

const searchColumns = {
  id: {},
  words: { label: 'Mots cherchés' },
  times: { label: 'Fois' },
  first_seen_at: { label: 'Première fois' },
  last_seen_at: { label: 'Dernière fois' },
} satisfies Columns<'empty_searches'>;

const searchFilters = [<SearchInput key="words" source="words@ilike" placeholder="Rechercher un mot" alwaysOn />];

/** /admin/empty-searches: what visitors searched the blog for in vain. */
const EmptySearchList = () => (
  <List filters={searchFilters} sort={{ field: 'times', order: 'DESC' }}>
    <DataTable rowClick={false}>
      <DataTable.Col source="words" />
      <DataTable.NumberCol source="times" />
      <DataTable.Col source="first_seen_at" field={DateField} />
      <DataTable.Col source="last_seen_at" field={DateField} />
    </DataTable>
  </List>
);

export const emptySearches: BackOfficeResource = {
  name: 'empty_searches',
  icon: EmptySearchIcon,
  recordRepresentation: 'words',
  list: EmptySearchList,
  options: {
    path: 'empty-searches',
    inMenu: false,
    columns: searchColumns,
    exportedAs: 'recherches-sans-resultat',
    french: {
      name: 'Recherche sans résultat |||| Recherches sans résultat',
      empty: 'Aucune recherche sans résultat',
      invite: 'Les mots que des visiteurs cherchent en vain dans le blog apparaîtront ici : des idées d’articles.',
    },
  },
};
