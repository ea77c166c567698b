import type { Columns } from '@agency/supabase/tables/column';
import SynonymsIcon from '@mui/icons-material/CompareArrowsOutlined';
import {
  Create,
  DataTable,
  Edit,
  List,
  maxLength,
  regex,
  required,
  SearchInput,
  SimpleForm,
  TextInput,
} from 'react-admin';
import type { BackOfficeResource } from '../data/resource';

const columns = {
  id: {},
  words: { label: 'Mots équivalents', written: 'text' },
} satisfies Columns<'search_synonyms'>;

const filters = [<SearchInput key="words" source="words@ilike" placeholder="Rechercher un mot" alwaysOn />];

const SynonymList = () => (
  <List filters={filters} sort={{ field: 'words', order: 'ASC' }}>
    <DataTable>
      <DataTable.Col source="words" />
    </DataTable>
  </List>
);

const several = regex(/[^\s,][^,]*,\s*[^\s,]/, 'Écrivez au moins deux mots, séparés par une virgule.');

const form = (
  <SimpleForm>
    <TextInput
      source="words"
      multiline
      validate={[required(), several, maxLength(500)]}
      helperText="Séparés par des virgules, par exemple « rendez-vous, rdv » : qui cherche l’un trouve aussi l’autre."
    />
  </SimpleForm>
);
const SynonymCreate = () => <Create>{form}</Create>;
const SynonymEdit = () => <Edit>{form}</Edit>;

/** /admin/synonyms: what the search takes for the same, on the site, in the list of articles and in the palette. */
export const synonyms: BackOfficeResource = {
  name: 'search_synonyms',
  icon: SynonymsIcon,
  recordRepresentation: 'words',
  list: SynonymList,
  create: SynonymCreate,
  edit: SynonymEdit,
  options: {
    path: 'synonyms',
    columns,
    exportedAs: 'synonymes',
    french: {
      name: 'Synonymes |||| Synonymes',
      page: { create: 'Nouveaux synonymes' },
      empty: 'Aucun synonyme',
      invite: 'Les mots que vos lecteurs emploient l’un pour l’autre, comme « e-mail » et « courriel ».',
    },
  },
};
