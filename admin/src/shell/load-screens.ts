import type { ComponentType } from 'react';
import type { ForgottenPasswordProps } from './sign-in/ForgottenPassword';
import type { NewPasswordProps } from './sign-in/NewPassword';
import { LoadFailure } from './Refusal';

interface Screen<Props> {
  readonly default: ComponentType<Props>;
}

/** The screen that `load` imports, or the one that says it did not arrive. */
async function orLoadFailure<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<Screen<Props> | { readonly default: typeof LoadFailure }> {
  try {
    return { default: await load() };
  } catch {
    return { default: LoadFailure };
  }
}

/** Few visits need these two screens: the sign-in does not wait for them. */
export const loadForgottenPassword = () =>
  orLoadFailure<ForgottenPasswordProps>(async () => (await import('./sign-in/ForgottenPassword')).ForgottenPassword);

export const loadNewPassword = () =>
  orLoadFailure<NewPasswordProps>(async () => (await import('./sign-in/NewPassword')).NewPassword);

/** Loads react-admin and every screen behind the sign-in; the browser fetches it once, whoever asks first. */
export const loadApp = () => orLoadFailure(async () => (await import('../App')).App);
