import type { Columns } from '@agency-site/domain/tables/column';
import SynonymsIcon from '@mui/icons-material/CompareArrowsOutlined';
import { regex, SimpleForm, TextInput } from 'react-admin';
import { fieldsOf } from '../ui/resource/fields-of';
import { resource } from '../ui/resource/resource';

const columns = {
  id: {},
  words: {
    label: 'Mots équivalents',
    editable: 'text',
    required: true,
    maxLength: 500,
    inList: true,
    searched: true,
    sorted: 'ASC',
  },
} satisfies Columns<'search_synonyms'>;

const { validate } = fieldsOf(columns);
const several = regex(/[^\s,][^,]*,\s*[^\s,]/, 'Écrivez au moins deux mots, séparés par une virgule.');

/** /admin/synonyms: the words that the search treats as equal, on the site, in the list of articles and in the palette. */
export const synonyms = resource('search_synonyms', {
  icon: SynonymsIcon,
  path: 'synonyms',
  menuGroup: 'site',
  columns,
  form: (
    <SimpleForm>
      <TextInput
        source="words"
        multiline
        validate={[...validate.words, several]}
        helperText="Séparés par des virgules, par exemple «&nbsp;rendez-vous, rdv&nbsp;»&nbsp;: qui cherche l’un trouve aussi l’autre."
      />
    </SimpleForm>
  ),
  messages: {
    name: 'Synonymes |||| Synonymes',
    search: 'Rechercher un mot',
    page: { create: 'Nouveaux synonymes' },
    empty: 'Aucun synonyme',
    invite:
      'Les mots que vos lecteurs emploient l’un pour l’autre, comme «\u00A0e-mail\u00A0» et «\u00A0courriel\u00A0».',
  },
});
