import type { Database } from '@agency-site/supabase/types';
import type { Columns } from '@agency-site/domain/tables/column';
import MissingPageIcon from '@mui/icons-material/LinkOffOutlined';
import EmptySearchIcon from '@mui/icons-material/SearchOffOutlined';
import { Button, Link, Typography } from '@mui/material';
import { DataTable, LinkBase, useCreatePath } from 'react-admin';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden';
import { fieldsOf } from '../../ui/resource/fields-of';
import { resource } from '../../ui/resource/resource';
import { ResourceList } from '../../ui/resource/ResourceList';
import { readableAddress } from './redirects';

type Tables = Database['public']['Tables'];
type MissingPage = Tables['missing_pages']['Row'];
type EmptySearch = Tables['empty_searches']['Row'];

/** The columns with the number of occurrences, highest first, and the dates of the first and the last one. */
const occurrenceFields = {
  times: { label: 'Fois', type: 'integer', sorted: 'DESC' },
  first_seen_at: { label: 'Première fois', type: 'date' },
  last_seen_at: { label: 'Dernière fois', type: 'date' },
} as const;

const { cells } = fieldsOf(occurrenceFields);

const referrer = ({ referring_host: host }: MissingPage): string | null =>
  host === window.location.hostname ? 'Ce site' : host;

/** A link to the list of searches without a result. */
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
  readonly source: object;
  readonly label: string;
  /** The subject of the button, for screen readers, which announce the button without its row. */
  readonly about: string;
}

/** A link to the form of a new row of another table, with some values of this row filled in. */
function CreateFrom({ resource: name, source, label, about }: CreateFromProps) {
  const createPath = useCreatePath();
  const search = `?source=${encodeURIComponent(JSON.stringify(source))}`;
  return (
    <Button
      component={LinkBase}
      to={{ pathname: createPath({ resource: name, type: 'create' }), search }}
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

const actions = <VisuallyHidden>Actions</VisuallyHidden>;

/** /admin/missing-pages: addresses where visitors found nothing. */
export const missingPages = resource('missing_pages', {
  icon: MissingPageIcon,
  path: 'missing-pages',
  menuGroup: 'audience',
  columns: {
    id: {},
    path: { label: 'Adresse', searched: true },
    referring_host: { label: 'Venus de' },
    ...occurrenceFields,
  } satisfies Columns<'missing_pages'>,
  list: (
    <ResourceList notice={<ToSearches />}>
      <DataTable.Col<MissingPage> source="path" render={({ path }) => readableAddress(path)} />
      <DataTable.Col<MissingPage> source="referring_host" render={referrer} />
      {Object.values(cells)}
      <DataTable.Col<MissingPage> label={actions} align="right" render={createRedirect} />
    </ResourceList>
  ),
  listedBy: 'missing_page_list',
  exportedRows: async (pages: readonly MissingPage[]) =>
    pages.map((page) => ({ ...page, referring_host: referrer(page) })),
  messages: {
    name: 'Page introuvable |||| Pages introuvables',
    search: 'Rechercher une adresse',
    empty: 'Aucune page introuvable',
    invite:
      'Les adresses où des visiteurs ne trouvent rien apparaîtront ici, et s’effacent 90 jours après la dernière fois.',
  },
});

/** /admin/empty-searches: the searches of the blog that found nothing. */
export const emptySearches = resource('empty_searches', {
  icon: EmptySearchIcon,
  path: 'empty-searches',
  menuGroup: 'none',
  columns: {
    id: {},
    words: { label: 'Mots cherchés', searched: true },
    ...occurrenceFields,
  } satisfies Columns<'empty_searches'>,
  list: (
    <ResourceList>
      <DataTable.Col source="words" />
      {Object.values(cells)}
      <DataTable.Col<EmptySearch> label={actions} align="right" render={createSynonyms} />
    </ResourceList>
  ),
  messages: {
    name: 'Recherche sans résultat |||| Recherches sans résultat',
    search: 'Rechercher un mot',
    empty: 'Aucune recherche sans résultat',
    invite:
      'Les mots que des visiteurs cherchent en vain dans le blog apparaîtront ici\u00A0: des idées d’articles, ou des synonymes à ajouter.',
  },
});
