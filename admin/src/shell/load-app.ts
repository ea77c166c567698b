import { LoadFailure } from './LoadFailure';

/** Loads react-admin and every screen behind the sign-in; the browser fetches it once, whoever asks first. */
export const loadApp = async () => {
  try {
    const { App } = await import('../App');
    return { default: App };
  } catch {
    return { default: LoadFailure };
  }
};
