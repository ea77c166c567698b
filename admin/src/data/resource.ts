import type { Column } from '@agency/domain/tables/column';
import type { ComponentType } from 'react';
import {
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type RaRecord,
  type ResourceCallbacks,
  type ResourceProps,
  useCanAccessResources,
  useResourceDefinitions,
} from 'react-admin';
import type { Command, FoundContents } from './commands';
import type { DashboardStatistics } from './dashboard-statistics';
import type { DatabaseFunctions, FunctionName } from './database-functions';
import type { FilterRule } from './filters';
import type { SavedBy } from './saves';
import type { SetupStep } from './setup-step';

/** A part of the dashboard. Parts come in the order of the menu, those with an `order` after the others. */
interface DashboardPart {
  readonly content: ComponentType;
  readonly order?: number;
  /** The action on the resource that it is for, where seeing the list is not enough. */
  readonly action?: string;
}

/** A resource's contributions to the frame and to other resources' forms, which know no resource by name. */
export interface Contributions {
  /** The number of pending rows, beside the resource's name in the menu; the element with this id describes the link. */
  readonly menuCount?: ComponentType<{ readonly id: string }>;
  /** A notice at the top of the dashboard. */
  readonly notice?: DashboardPart;
  /** A step of « Mise en route », on the dashboard. */
  readonly setupStep?: SetupStep;
  /** A card among the figures of the dashboard. */
  readonly figure?: {
    readonly title: string;
    readonly figureOf: (statistics: DashboardStatistics) => number;
    readonly noteOf?: (statistics: DashboardStatistics) => string;
  };
  /** A button of the dashboard that leads to the resource's list or to its form for a new row. */
  readonly quickAction?: { readonly label: string; readonly type: 'list' | 'create' };
  /** Panels of the dashboard: what waits for somebody, or with `beside` what only informs. */
  readonly activity?: readonly (DashboardPart & { readonly title: string; readonly beside?: boolean })[];
  /** A card of the dashboard that leads to the resource's list. */
  readonly card?: { readonly title: string; readonly text: string };
  /** Commands of the palette, found by their words. */
  readonly commands?: readonly Command[];
  /** The rows that are commands of the palette, where they are few: how they are read, and the command of each. */
  readonly rowCommands?: { readonly params: GetListParams; readonly commandOf: (row: RaRecord) => Command };
  /** What the database found for the palette, as commands; the latest contents while nothing is typed. */
  readonly foundCommands?: (found: FoundContents, isLatest: boolean) => readonly Command[];
  /** Panels beside the form of other resources, by the name of that resource; `*` stands for those without one of their own. */
  readonly recordPanels?: Readonly<Record<string, ComponentType>>;
  /** Actions on stored records of other resources, by the name of that resource; undefined for a record without the action. */
  readonly recordActions?: Readonly<Record<string, (record: RaRecord) => RecordAction | undefined>>;
}

/** A link in the menu of actions on a record. */
interface RecordAction {
  readonly label: string;
  readonly to: string;
}

/** The groups of the menu, in their order. */
export const menuGroups = {
  requests: 'Demandes',
  content: 'Contenu',
  audience: 'Audience',
  site: 'Site',
  technical: 'Technique',
} as const;

/** Options of a resource in addition to react-admin's. */
export type BackOfficeOptions = Contributions & {
  /** The first segment of its addresses after /admin, « blog » for example. */
  readonly path: string;
  /**
   * The columns to read, one by one, so that neither search indexes nor secrets are sent. Their labels are those of inputs
   * and table columns; an export has the columns with a label.
   */
  readonly columns: Readonly<Record<string, Column>>;
  /** Its translations: `name`, `notifications`… */
  readonly french: Readonly<Record<string, unknown>>;
  /** The file name of an export; by default that of the table. */
  readonly exportedAs?: string;
  /** The filters that are not « the column equals the value ». */
  readonly filters?: Readonly<Record<string, FilterRule>>;
  readonly callbacks?: readonly ResourceCallbacks[];
  /** The database function that its list is read from, instead of the table. */
  readonly listedBy?: FunctionName;
  /** The database function that is called with a form's values instead of an insert, and answers with the new row's id. */
  readonly createdBy?: FunctionName;
  readonly savedBy?: SavedBy;
  /** The database function that is called with a row's `id` instead of a deletion. */
  readonly deletedBy?: FunctionName;
  /** Answers the list when it is filtered by text (`q`), where that needs a database function. */
  readonly search?: (
    data: Pick<DataProvider, 'getList'> & DatabaseFunctions,
    params: GetListParams,
  ) => Promise<GetListResult>;
  /** The right that its screen needs, where it is not to select of the table of its name; some are everybody's. */
  readonly needs?: readonly [action: string, resource: string] | 'nothing';
  /** Where the menu folds it away; what is used every day has none, and comes first. */
  readonly menuGroup?: keyof typeof menuGroups;
  /** Whether the database keeps its deleted rows in the trash (trigger `move_to_trash`): « Annuler » brings them back. */
  readonly keepsDeleted?: true;
  /** False for a screen that is reached from another one only. */
  readonly inMenu?: boolean;
  /** A tab above its list, beside those of the same entry of the menu, which bears the name of the resource `entry`. */
  readonly tab?: { readonly entry: string; readonly label: string };
};

/** A resource as those see it who need some of its options only. */
export interface ResourceWith<Option extends keyof BackOfficeOptions> {
  readonly name: string;
  readonly options: Pick<BackOfficeOptions, Option>;
}

/** What a resource's folder exports: the props of react-admin's `Resource`, with our options. */
export interface BackOfficeResource extends ResourceProps {
  readonly options: BackOfficeOptions;
}

/** The resources whose lists the person may see, in the order of the menu; none while that is being asked. */
export function useListedResources() {
  const listed = Object.values(useResourceDefinitions<BackOfficeOptions>()).filter(({ hasList }) => hasList);
  const { canAccess } = useCanAccessResources({ action: 'list', resources: listed.map(({ name }) => name) });
  return listed.filter(({ name }) => canAccess?.[name]);
}

/** What the resources that the person may see contribute to a place, in the order of the menu. */
export function useContributions<Place extends keyof Contributions>(place: Place) {
  return useListedResources().flatMap(({ name, icon, options }) => {
    const contributed = options?.[place];
    return contributed ? [{ name, icon: icon as ComponentType | undefined, contributed }] : [];
  });
}

/** Those without an `order` first, then by it. */
export const inOrder = <Part extends { readonly order?: number }>(parts: readonly Part[]): Part[] =>
  parts.toSorted((one, other) => (one.order ?? 0) - (other.order ?? 0));
