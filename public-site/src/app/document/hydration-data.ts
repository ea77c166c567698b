import {
  UNSAFE_ErrorResponseImpl as RouteErrorResponse,
  type HydrationState,
  type StaticHandlerContext,
} from 'react-router-dom';
import { messageOf } from '../../data/answer';
import { hydrationDataId } from './document-ids';

/**
 * What the browser does without, by its path in the data of a route: the bodies of articles and pages are in the document
 * already (see StoredHtml); their keywords and last change are for search engines.
 */
const leftOut = ['post', 'page'].flatMap((name) =>
  ['content', 'meta_keywords', 'updated_at'].map((column) => [name, column] as const),
);

type Data = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null;

/** Empties what stands at a path; data without it stays as it is. */
function without(data: unknown, [name, column]: (typeof leftOut)[number]): unknown {
  if (!isObject(data)) return data;
  const part = data[name];
  return isObject(part) && column in part ? { ...data, [name]: { ...part, [column]: '' } } : data;
}

/** The data that the browser hydrates a rendered page with. */
export function hydrationDataOf({ loaderData, actionData, errors }: StaticHandlerContext): unknown {
  const sent = Object.entries(loaderData).map(([id, data]) => [id, leftOut.reduce(without, data)]);
  return {
    loaderData: Object.fromEntries(sent),
    ...(actionData && { actionData }),
    ...(errors && { errors: serialiseErrors(errors) }),
  };
}

/** Errors as plain objects. A message is shown, a stack never leaves. */
function serialiseErrors(errors: NonNullable<StaticHandlerContext['errors']>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      error instanceof Error ? { name: error.name, message: messageOf(error) } : (error as unknown),
    ]),
  );
}

/** The data that the document holds, errors made into errors again. */
export function readHydrationData(): HydrationState {
  const state = JSON.parse(document.getElementById(hydrationDataId)?.textContent ?? '{}') as HydrationState;
  const errors = Object.entries(state.errors ?? {}).map(([id, error]) => [id, reviveError(error as StoredError)]);
  return {
    ...state,
    errors: errors.length > 0 ? (Object.fromEntries(errors) as HydrationState['errors'] & object) : null,
  };
}

type StoredError = { status: number; statusText: string; data: unknown } | { name: string; message: string };

const reviveError = (error: StoredError): unknown =>
  'status' in error
    ? new RouteErrorResponse(error.status, error.statusText, error.data)
    : Object.assign(new Error(error.message), { name: error.name });
