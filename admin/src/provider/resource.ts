import type { Json } from '@agency-site/supabase/types';
import type { Column } from '@agency-site/domain/tables/column';
import {
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type RaRecord,
  type ResourceProps,
  useCanAccessResources,
  useResourceDefinitions,
} from 'react-admin';
import type { Arguments, DatabaseFunctions, FunctionName } from './database-functions';
import type { FilterRule } from './filters';

/** The groups of the menu, in their order. */
export const menuGroups = {
  requests: 'Demandes',
  content: 'Contenu',
  audience: 'Audience',
  site: 'Site',
  technical: 'Technique',
} as const;

/** Options of a resource in addition to react-admin's. */
export interface BackOfficeOptions {
  /** The first segment of its addresses after /admin, for example `blog`. */
  readonly path: string;
  /**
   * The columns to read; unlisted ones, such as search indexes and secrets, are not sent. Their labels name inputs and table
   * columns; an export has the columns with a label.
   */
  readonly columns: Readonly<Record<string, Column>>;
  /** The French translations of the resource: `name`, `notifications`… */
  readonly messages: Readonly<Record<string, unknown>>;
  /** Writes into the rows of an export what their list shows instead of the stored values. */
  exportedRows?(rows: readonly RaRecord[], provider: DataProvider): Promise<readonly object[]>;
  /** The rules of filters that are more than equality of a column with a value. */
  readonly filters?: Readonly<Record<string, FilterRule>>;
  /** The database function that the list is read from, instead of the table. */
  readonly listedBy?: FunctionName;
  /** The database function that saves a text, unless a newer version than the edited one is stored. */
  readonly savedBy?: SavedBy;
  /** Reads the list with a database function; undefined for filters that need none. */
  readonly search?: (
    data: Pick<DataProvider, 'getList'> & DatabaseFunctions,
    params: GetListParams,
  ) => Promise<GetListResult> | undefined;
  /** The permission that the list needs; by default, `select` on the table of the same name. `everybody` permits every action. */
  readonly permission?: readonly [action: string, resource: string] | 'everybody';
  /**
   * The collapsible group of the menu that contains the screen. Screens of everyday use have no group, and come first; `none` leaves the
   * screen out of the menu, because other screens link to it.
   */
  readonly menuGroup?: keyof typeof menuGroups | 'none';
  /** Whether the database keeps its deleted rows in the trash (trigger `move_to_trash`): « Annuler » brings them back. */
  readonly keepsDeleted?: true;
  /** Makes the list a tab. Lists with the same `entry` are tabs side by side, and share the menu entry of the resource `entry`. */
  readonly tab?: { readonly entry: string; readonly label: string };
}

type SaveFunction = Extract<FunctionName, `${'' | 'auto'}save_${string}`>;

export type Values = Readonly<Record<string, Json | undefined>>;

/**
 * Chooses the database function that saves a text, and its arguments except the version. With `columns`, that function returns these
 * columns of the saved row; without, the new `updated_at`.
 */
type SavedBy = (
  values: Values,
  id: string,
  isAutomatic: boolean,
) => { [Name in SaveFunction]: SaveCall<Name> }[SaveFunction];

type SaveCall<Name extends SaveFunction> = readonly [
  name: Name,
  args: Omit<Arguments<Name>, 'expected_updated_at'>,
  columns?: readonly string[],
];

/** A resource narrowed to the options a caller needs. */
export interface ResourceWith<Option extends keyof BackOfficeOptions> {
  readonly name: string;
  readonly options: Pick<BackOfficeOptions, Option>;
}

/** The export of a resource's folder: the props of react-admin's `Resource`, with our options. */
export interface BackOfficeResource extends ResourceProps {
  readonly options: BackOfficeOptions;
}

/** The resources whose lists the person may see, in the order of the menu; none while the permissions are loading. */
export function useListedResources() {
  const listed = Object.values(useResourceDefinitions<BackOfficeOptions>()).filter(({ hasList }) => hasList);
  const { canAccess } = useCanAccessResources({ action: 'list', resources: listed.map(({ name }) => name) });
  return listed.filter(({ name }) => canAccess?.[name]);
}
