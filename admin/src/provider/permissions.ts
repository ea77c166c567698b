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

type Question = Parameters<Required<AuthProvider>['canAccess']>[0];

/** Whether the person may do what react-admin asks about: screens, buttons and the menu ask. The database enforces the same rights. */
export const isAllowed =
  (permissions: Permissions, resources: readonly ResourceWith<'permission'>[]) =>
  ({ action, resource }: Pick<Question, 'action' | 'resource'>): boolean => {
    const own = resources.find(({ name }) => name === resource)?.options.permission;
    if (own === 'everybody') return true;
    const [right, of] = action === 'list' && own ? own : [rights[action] ?? action, resource];
    return permissions[of]?.includes(right) === true;
  };

/** React-admin's `canAccess`. */
export const accessOf =
  (...given: Parameters<typeof isAllowed>): Required<AuthProvider>['canAccess'] =>
  (question) =>
    Promise.resolve(isAllowed(...given)(question));
