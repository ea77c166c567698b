import type { AuthProvider } from 'react-admin';
import type { ResourceWith } from './resource';

/** The rights of the person, as the database's function `my_permissions` lists them: actions by table or task. */
export type Permissions = Readonly<Record<string, readonly string[]>>;

/** The right that each of react-admin's actions needs; another action is a right by the same name, such as `publish`. */
const rights: Readonly<Record<string, string>> = {
  list: 'select',
  show: 'select',
  export: 'select',
  create: 'insert',
  edit: 'update',
};

/** React-admin's `canAccess`, which screens, buttons and the menu call. The database enforces the same rights. */
export const accessOf =
  (
    permissions: Permissions,
    resources: readonly ResourceWith<'permission'>[],
  ): Required<Pick<AuthProvider, 'canAccess'>>['canAccess'] =>
  ({ action, resource }) => {
    const own = resources.find(({ name }) => name === resource)?.options.permission;
    if (own === 'everybody') return Promise.resolve(true);
    const [right, of] = action === 'list' && own ? own : [rights[action] ?? action, resource];
    return Promise.resolve(permissions[of]?.includes(right) === true);
  };
