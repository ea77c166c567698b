import type { DataProvider, GetListParams, GetListResult, ResourceProps } from 'react-admin';
import type { DatabaseFunctions } from './providers/database-functions';
import type { FilterRule } from './providers/filters';

/** What a resource's folder exports: everything the back-office has to know about one table. */
export interface BackOfficeResource extends ResourceProps {
  /** First segment of its addresses after /admin, « blog » for example. */
  readonly path: string;
  /** Columns asked of the database. Named one by one, so that neither search indexes nor secrets travel. */
  readonly columns: readonly string[];
  /** What the filters of its list mean to the database, where that is not « this column equals ». */
  readonly filters?: Readonly<Record<string, FilterRule>>;
  /** How its list is answered when it is filtered by words (`q`), where that takes a function of the database. */
  readonly search?: (
    data: Pick<DataProvider, 'getList'> & DatabaseFunctions,
    params: GetListParams,
  ) => Promise<GetListResult>;
  /** Its words in react-admin's messages: `name`, `notifications`… */
  readonly french: Readonly<Record<string, unknown>>;
}
