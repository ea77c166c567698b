import { roleLabels } from '@agency-site/domain/roles';
import { type Column, valuesOf } from '@agency-site/domain/tables/column';
import AdministratorsIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import { TextField } from '@mui/material';
import {
  Create,
  DataTable,
  List,
  maxLength,
  required,
  SaveButton,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
  Toolbar,
  useRecordContext,
  useRedirect,
} from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { checkEmail } from '../../ui/check-email';
import { Badge, type Tone } from '../../ui/components/Badge';
import { Notice } from '../../ui/components/Notice';
import { VisuallyHidden } from '../../ui/components/VisuallyHidden';
import { formatDateTime } from '../../formats/dates';
import { ListHeader } from '../../ui/layout/ListHeader';
import { useMailState } from '../../provider/use-mail-state';
import { useFunctionCall } from '../../provider/use-function-call';
import { useReadFunction } from '../../provider/use-read-function';
import type { Arguments } from '../../provider/database-functions';
import type { BackOfficeResource } from '../../provider/resource';
import type { Administrator } from './administrator';
import { RowActions } from './RowActions';

const states: Readonly<Record<string, { readonly name: string; readonly tone: Tone }>> = {
  active: { name: 'Actif', tone: 'teal' },
  invited: { name: 'Invité', tone: 'kraft' },
  deactivated: { name: 'Désactivé', tone: 'quiet' },
  expired: { name: 'Invitation expirée', tone: 'quiet' },
};

/** The columns of the function `administrator_list`, which adds e-mail addresses to the table's columns. */
const columns: Readonly<Record<string, Column>> = {
  id: {},
  email: { label: 'E-mail' },
  name: { label: 'Nom affiché' },
  state: { label: 'État', choices: valuesOf(Object.keys(states), (state) => states[state]?.name ?? state) },
  role: { label: 'Rôle', choices: roleLabels },
  since: { label: 'Depuis', type: 'datetime' },
  last_sign_in_at: { label: 'Dernière connexion' },
  posts: { label: 'Articles' },
  is_self: {},
};

const filters = [<SearchInput key="email" source="email@ilike" placeholder="Rechercher une adresse" alwaysOn />];

/** /admin/administrators: the people with access to the back-office, invited people and deactivated people. */
const AdministratorList = () => {
  const { data: canInvite = false } = useReadFunction('can_invite', {});
  return (
    <List filters={filters} sort={{ field: 'since', order: 'ASC' }} actions={<ListHeader canCreate={canInvite} />}>
      <DataTable<Administrator> aria-label="Équipe du back-office" bulkActionButtons={false} rowClick={false}>
        <DataTable.Col<Administrator> source="email" render={nameOf} />
        <DataTable.Col<Administrator>
          source="state"
          render={({ state }) => <Badge tone={states[state]?.tone ?? 'quiet'}>{states[state]?.name ?? state}</Badge>}
        />
        <DataTable.Col<Administrator> source="role">
          <RoleSelect />
        </DataTable.Col>
        <DataTable.Col<Administrator> source="since" render={({ since }) => formatDateTime(since)} />
        <DataTable.Col<Administrator>
          source="last_sign_in_at"
          render={({ last_sign_in_at: date }) => (date ? formatDateTime(date) : '—')}
        />
        <DataTable.Col<Administrator> label={<VisuallyHidden>Actions</VisuallyHidden>} align="right">
          <RowActions />
        </DataTable.Col>
      </DataTable>
    </List>
  );
};

/** Changes a person's role at once. People cannot change their own role, and the last owner stays an owner. */
function RoleSelect() {
  const record = useRecordContext<Administrator>();
  const { mutate, isPending } = useFunctionCall('change_role', 'update', () => 'Rôle changé');
  if (!record) return null;
  if (record.is_self || record.state !== 'active') return roleLabels[record.role as keyof typeof roleLabels];
  return (
    <TextField
      select
      size="small"
      value={record.role}
      disabled={isPending}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': `Rôle de ${record.email}` } }}
      onChange={({ target }) => mutate({ id: record.id, role: target.value })}
    >
      {roleChoices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}

const nameOf = ({ email: address, is_self: isSelf }: Administrator) => (isSelf ? `${address} (vous)` : address);

const roleChoices = Object.entries(roleLabels).map(([id, name]) => ({ id, name }));

const invite = (
  <Toolbar>
    <SaveButton label="Inviter" icon={<></>} alwaysEnable />
  </Toolbar>
);

const checkInvited = checkEmail('Cette adresse e-mail n’est pas valide.');

const AdministratorCreate = () => {
  const problem = useMailState()?.problem;
  const redirect = useRedirect();
  const { mutate } = useFunctionCall('invite_administrator', 'save', () => 'Invitation enregistrée');
  return (
    <>
      {problem && (
        <Notice>
          <strong>Aucun e-mail ne part.</strong> {problem} L’invitation attendra, 48{'\u00A0'}heures au plus.
        </Notice>
      )}
      <Create>
        <SimpleForm
          toolbar={invite}
          onSubmit={(values: FieldValues) =>
            mutate(values as Arguments<'invite_administrator'>, { onSuccess: () => redirect('list', 'admins') })
          }
        >
          <TextInput
            source="email"
            type="email"
            validate={[required(), checkInvited, maxLength(255)]}
            helperText={
              'Un lien part à cette adresse, valable 48\u00A0heures. La personne choisit son mot de passe, et a alors les droits de son rôle.'
            }
          />
          <SelectInput source="role" defaultValue="editor" choices={roleChoices} validate={required()} />
        </SimpleForm>
      </Create>
    </>
  );
};

export const administrators: BackOfficeResource = {
  name: 'admins',
  icon: AdministratorsIcon,
  recordRepresentation: 'email',
  list: AdministratorList,
  create: AdministratorCreate,
  options: {
    path: 'administrators',
    menuGroup: 'technical',
    columns,
    listedBy: 'administrator_list',
    messages: {
      name: 'Personne |||| Équipe du back-office',
      counted: 'personne |||| personnes',
      no_match: 'Aucune adresse ne contient ces caractères.',
      unread: 'L’équipe n’a pas pu être lue',
      page: { create: 'Inviter une personne' },
    },
  },
};
