import type { Database } from '@agency/supabase/database-types';
import type { Columns } from '@agency/supabase/tables/column';
import MissingPageIcon from '@mui/icons-material/LinkOffOutlined';
import EmptySearchIcon from '@mui/icons-material/SearchOffOutlined';
import { Button, Link, Typography } from '@mui/material';
import { DataTable, DateField, LinkBase, List, SearchInput, useCreatePath } from 'react-admin';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden';
import type { BackOfficeResource } from '../../data/resource';
import { readableAddress } from './redirects';

type Tables = Database['public']['Tables'];
type MissingPage = Tables['missing_pages']['Row'];
type EmptySearch = Tables['empty_searches']['Row'];

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
      <DataTable.Col<MissingPage>
        label={<VisuallyHidden>Actions</VisuallyHidden>}
        align="right"
        render={createRedirect}
      />
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

interface CreateFromProps {
  readonly resource: string;
  /** The values of the form that the row gives. */
  readonly source: object;
  readonly label: string;
  /** What the button is about, for those who hear it without its row. */
  readonly about: string;
}

/** Opens the form of a new row of another table with what this one knows filled in. */
function CreateFrom({ resource, source, label, about }: CreateFromProps) {
  const createPath = useCreatePath();
  const search = `?source=${encodeURIComponent(JSON.stringify(source))}`;
  return (
    <Button
      component={LinkBase}
      to={{ pathname: createPath({ resource, type: 'create' }), search }}
      size="small"
      variant="outlined"
      aria-label={`${label} ${about}`}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  );
}

const createRedirect = ({ path }: MissingPage) => (
  <CreateFrom
    resource="redirects"
    source={{ from_path: path }}
    label="Créer une redirection"
    about={`depuis ${readableAddress(path)}`}
  />
);

const createSynonyms = ({ words }: EmptySearch) => (
  <CreateFrom
    resource="search_synonyms"
    source={{ words: `${words}, ` }}
    label="Ajouter un synonyme"
    about={`de « ${words} »`}
  />
);

export const missingPages: BackOfficeResource = {
  name: 'missing_pages',
  icon: MissingPageIcon,
  recordRepresentation: 'path',
  list: MissingPageList,
  options: {
    path: 'missing-pages',
    menuGroup: 'audience',
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
    <DataTable<EmptySearch> rowClick={false}>
      <DataTable.Col source="words" />
      <DataTable.NumberCol source="times" />
      <DataTable.Col source="first_seen_at" field={DateField} />
      <DataTable.Col source="last_seen_at" field={DateField} />
      <DataTable.Col<EmptySearch>
        label={<VisuallyHidden>Actions</VisuallyHidden>}
        align="right"
        render={createSynonyms}
      />
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
      invite:
        'Les mots que des visiteurs cherchent en vain dans le blog apparaîtront ici : des idées d’articles, ou des synonymes à ajouter.',
    },
  },
};
