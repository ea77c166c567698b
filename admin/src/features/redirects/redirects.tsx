import type { Database } from '@agency-site/supabase/types';
import type { Columns } from '@agency-site/domain/tables/column';
import RedirectIcon from '@mui/icons-material/AltRouteOutlined';
import { Link } from '@mui/material';
import {
  DataTable,
  LinkBase,
  maxLength,
  RadioButtonGroupInput,
  regex,
  SimpleForm,
  TextInput,
  useCreatePath,
  useRecordContext,
} from 'react-admin';
import { CsvImport } from '../../ui/components/CsvImport';
import { fieldsOf } from '../../ui/resource/fields-of';
import { resource } from '../../ui/resource/resource';
import { ResourceList } from '../../ui/resource/ResourceList';
import { importRedirects, withoutOwnOrigin } from './import-redirects';

/** A row of the list: a redirect, or the former address of an article, which the site redirects automatically. */
type ListedRedirect = Database['public']['Functions']['redirect_list']['Returns'][number];

/** An address, decoded for display: `/été` for `/%C3%A9t%C3%A9`. */
export const readableAddress = (stored = ''): string => {
  try {
    return decodeURI(stored);
  } catch {
    // The text is not percent-encoded, and is shown as it is.
    return stored;
  }
};

const columns = {
  id: {},
  from_path: { label: 'Ancienne adresse', editable: 'text', required: true, maxLength: 500, searched: true },
  to_address: { label: 'Nouvelle adresse', editable: 'text', required: true },
  // The labels have the HTTP status of the site's answer.
  kind: {
    label: 'Type',
    choices: { permanent: 'Définitive (301)', temporary: 'Temporaire (302)' },
    listedChoices: { automatic: 'Ancienne adresse d’article (301)' },
    editable: 'value',
    required: true,
  },
  hits: { label: 'Passages', type: 'integer' },
  last_used_at: { label: 'Dernier passage', type: 'date' },
  created_at: { sorted: 'DESC' },
} satisfies Columns<'redirects'>;

const { cells, validate, choices } = fieldsOf(columns);

const csvImport = (
  <CsvImport
    hint={'Une ligne par redirection\u00A0: ancienne adresse\u00A0; nouvelle adresse\u00A0; 301 ou 302.'}
    onImport={importRedirects}
  />
);

/** The former address, as a link to the form of the redirect; an automatic redirect of an article has no form. */
function FormerAddress() {
  const record = useRecordContext<ListedRedirect>();
  const createPath = useCreatePath();
  if (!record) return null;
  const address = readableAddress(record.from_path);
  if (record.kind === 'automatic') return address;
  return (
    <Link component={LinkBase} to={createPath({ resource: 'redirects', type: 'edit', id: record.id })} color="inherit">
      {address}
    </Link>
  );
}

const isPath = regex(/^\/\S*$/, 'Commencez par «\u00A0/\u00A0».');
/** Refuses a query, except in the short links of WordPress. */
const isWithoutQuery = regex(
  /^[^?#]*$|^\/\?\w+=[\w-]+$/,
  'Les paramètres («\u00A0?\u00A0», «\u00A0#\u00A0») ne sont pas lus.',
);
const isTarget = regex(
  /^(\/(?!\/)|https?:\/\/[a-z0-9.-]+\.[a-z][a-z0-9-]*(:\d+)?([/?#]|$))\S*$/i,
  'Commencez par «\u00A0/\u00A0», ou par «\u00A0https://\u00A0» et le nom d’un autre site.',
);
const address = { format: readableAddress, parse: withoutOwnOrigin, type: 'text' };

const form = (
  <SimpleForm>
    <TextInput
      {...address}
      source="from_path"
      validate={[...validate.from_path, isPath, isWithoutQuery]}
      helperText="/offres par exemple. Une page publiée à cette adresse l’emporte sur la redirection."
    />
    <TextInput
      {...address}
      source="to_address"
      validate={[...validate.to_address, isTarget, maxLength(2000)]}
      helperText="Une page du site, /services par exemple, ou l’adresse d’un autre site."
    />
    <RadioButtonGroupInput
      source="kind"
      choices={choices.kind}
      defaultValue="permanent"
      validate={validate.kind}
      helperText={'Définitive\u00A0: les moteurs de recherche retiennent la nouvelle adresse.'}
    />
  </SimpleForm>
);

export const redirects = resource('redirects', {
  icon: RedirectIcon,
  path: 'redirects',
  menuGroup: 'site',
  columns,
  list: (
    <ResourceList notice={csvImport} rowClick={false} isRowSelectable={({ kind }) => kind !== 'automatic'}>
      <DataTable.Col source="from_path">
        <FormerAddress />
      </DataTable.Col>
      <DataTable.Col<ListedRedirect> source="to_address" render={({ to_address: to }) => readableAddress(to)} />
      {cells.kind}
      {cells.hits}
      {cells.last_used_at}
    </ResourceList>
  ),
  listedBy: 'redirect_list',
  form,
  messages: {
    name: 'Redirection |||| Redirections',
    search: 'Rechercher une adresse',
    empty: 'Aucune redirection trouvée',
    invite: 'Une redirection mène une ancienne adresse vers la page qui la remplace.',
    page: { create: 'Nouvelle redirection' },
  },
});
