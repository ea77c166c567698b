import { LoadFailure } from './ErrorScreen';

/** The screen that `load` imports, or `LoadFailure` when the import fails. */
async function withLoadFailure<Screen>(load: () => Promise<Screen>) {
  try {
    return { default: await load() };
  } catch {
    return { default: LoadFailure };
  }
}

/** Few visits need these two screens: the sign-in screen does not load them. */
export const loadForgottenPassword = () =>
  withLoadFailure(async () => (await import('./sign-in/ForgottenPassword')).ForgottenPassword);

export const loadNewPassword = () => withLoadFailure(async () => (await import('./sign-in/NewPassword')).NewPassword);

/** Loads react-admin and every screen behind the sign-in; the browser fetches that chunk once. */
export const loadApp = () => withLoadFailure(async () => (await import('../App')).App);
