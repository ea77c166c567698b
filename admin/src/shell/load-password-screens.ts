import type { ComponentType } from 'react';
import type { ForgottenPasswordProps } from '../sign-in/ForgottenPassword';
import type { NewPasswordProps } from '../sign-in/NewPassword';
import { LoadFailure } from './LoadFailure';

/** Few visits need these two screens: the sign-in does not wait for them. */
export const loadForgottenPassword = async (): Promise<{ default: ComponentType<ForgottenPasswordProps> }> => {
  try {
    const { ForgottenPassword } = await import('../sign-in/ForgottenPassword');
    return { default: ForgottenPassword };
  } catch {
    return { default: LoadFailure };
  }
};

export const loadNewPassword = async (): Promise<{ default: ComponentType<NewPasswordProps> }> => {
  try {
    const { NewPassword } = await import('../sign-in/NewPassword');
    return { default: NewPassword };
  } catch {
    return { default: LoadFailure };
  }
};
