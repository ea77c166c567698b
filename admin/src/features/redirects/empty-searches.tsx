import type { Columns } from '@agency/supabase/tables/column';
import EmptySearchIcon from '@mui/icons-material/SearchOffOutlined';
import { DataTable, DateField, List, SearchInput } from 'react-admin';
import type { BackOfficeResource } from '../../data/resource';

const columns = {
  id: {},
  words: { label: 'Mots cherchés' },
  times: { label: 'Fois' },
  first_seen_at: { label: 'Première fois' },
  last_seen_at: { label: 'Dernière fois' },
} satisfies Columns<'empty_searches'>;

const filters = [<SearchInput key="words" source="words@ilike" placeholder="Rechercher un mot" alwaysOn />];

/** /admin/empty-searches: what visitors searched the blog for in vain. */
const EmptySearchList = () => (
  <List filters={filters} sort={{ field: 'times', order: 'DESC' }}>
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
    columns,
    exportedAs: 'recherches-sans-resultat',
    french: {
      name: 'Recherche sans résultat |||| Recherches sans résultat',
      empty: 'Aucune recherche sans résultat',
      invite: 'Les mots que des visiteurs cherchent en vain dans le blog apparaîtront ici : des idées d’articles.',
    },
  },
};
