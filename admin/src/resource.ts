import type { Column } from '@agency/supabase/tables/column';
import type { DataProvider, GetListParams, GetListResult, ResourceCallbacks, ResourceProps } from 'react-admin';
import type { DatabaseFunctions, FunctionName } from './providers/database-functions';
import type { FilterRule } from './providers/filters';

/** What the back-office has to know about a resource beside what react-admin does. */
export type BackOfficeOptions = {
  /** First segment of its addresses after /admin, « blog » for example. */
  readonly path: string;
  /**
   * Columns asked of the database, named one by one, so that neither search indexes nor secrets travel. Their labels stand
   * beside inputs and at the head of columns, and say what an export holds.
   */
  readonly columns: Readonly<Record<string, Column>>;
  /** Its words in react-admin's messages: `name`, `notifications`… */
  readonly french: Readonly<Record<string, unknown>>;
  /** The name of the file its list is exported to; without one the table's. */
  readonly exportedAs?: string;
  /** What the filters of its list mean to the database, where that is not « this column equals ». */
  readonly filters?: Readonly<Record<string, FilterRule>>;
  /** What react-admin runs before and after its calls. */
  readonly callbacks?: readonly ResourceCallbacks[];
  /** The function of the database that its list is read from in place of the table. */
  readonly listedBy?: FunctionName;
  /** How its list is answered when it is filtered by words (`q`), where that takes a function of the database. */
  readonly search?: (
    data: Pick<DataProvider, 'getList'> & DatabaseFunctions,
    params: GetListParams,
  ) => Promise<GetListResult>;
  /** False for what another screen leads to. */
  readonly inMenu?: boolean;
};

/** What a resource's folder exports: react-admin's `Resource`, with what is ours among its options. */
export interface BackOfficeResource extends ResourceProps {
  readonly options: BackOfficeOptions;
}
