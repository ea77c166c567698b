import type { Column } from '@agency/supabase/tables/column';
import type { DataProvider, GetListParams, GetListResult, ResourceCallbacks, ResourceProps } from 'react-admin';
import type { DatabaseFunctions, FunctionName } from './database-functions';
import type { FilterRule } from './filters';
import type { SavedBy } from './saves';

/** Options of a resource in addition to react-admin's. */
export type BackOfficeOptions = {
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
  /** False for a screen that is reached from another one only. */
  readonly inMenu?: boolean;
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
