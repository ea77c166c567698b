import type { StaticHandlerContext } from 'react-router-dom';
import { messageOf } from '../../data/answer';

/** The bodies of articles and pages are in the document already (see StoredHtml); their keywords and last change are for robots. */
const LEFT_OUT = new Set(['content', 'meta_keywords', 'updated_at']);

/** The data that the browser hydrates a rendered page with. */
export function hydrationDataOf({ loaderData, actionData, errors }: StaticHandlerContext): unknown {
  const state = { loaderData, ...(actionData && { actionData }), ...(errors && { errors: serialiseErrors(errors) }) };
  return JSON.parse(JSON.stringify(state, (key, value: unknown) => (LEFT_OUT.has(key) ? '' : value))) as unknown;
}

/** Errors as plain objects; the browser makes errors of them again. A message is shown, a stack never leaves. */
function serialiseErrors(errors: NonNullable<StaticHandlerContext['errors']>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => [
      id,
      error instanceof Error ? { name: error.name, message: messageOf(error) } : (error as unknown),
    ]),
  );
}
