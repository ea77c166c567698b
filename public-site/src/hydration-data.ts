import type { StaticHandlerContext } from 'react-router-dom';
import { messageOf } from './components/LoadError';

/**
 * What the browser needs to take over a rendered page. The bodies of articles and pages are left out: they are in the
 * document already (see StoredHtml).
 */
export function hydrationDataOf({ loaderData, actionData, errors }: StaticHandlerContext): unknown {
  const state = { loaderData, actionData, errors: errors && serialiseErrors(errors) };
  return JSON.parse(JSON.stringify(state, (key, value: unknown) => (key === 'content' ? '' : value))) as unknown;
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
