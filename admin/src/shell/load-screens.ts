import type { ComponentType } from 'react';
import type { ForgottenPasswordProps } from './sign-in/ForgottenPassword';
import type { NewPasswordProps } from './sign-in/NewPassword';
import { LoadFailure } from './ErrorScreen';

interface Screen<Props> {
  readonly default: ComponentType<Props>;
}

/** The screen that `load` imports, or `LoadFailure` when the import fails. */
async function withLoadFailure<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<Screen<Props> | { readonly default: typeof LoadFailure }> {
  try {
    return { default: await load() };
  } catch {
    return { default: LoadFailure };
  }
}

/** Few visits need these two screens: the sign-in screen does not load them. */
export const loadForgottenPassword = () =>
  withLoadFailure<ForgottenPasswordProps>(async () => (await import('./sign-in/ForgottenPassword')).ForgottenPassword);

export const loadNewPassword = () =>
  withLoadFailure<NewPasswordProps>(async () => (await import('./sign-in/NewPassword')).NewPassword);

/** Loads react-admin and every screen behind the sign-in; the browser fetches that chunk once. */
export const loadApp = () => withLoadFailure(async () => (await import('../App')).App);
