import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { FormSaving } from './form-saving';
import { SavingContext } from './saving-context';
import type { SaveIntent } from './save-engine';
import type { SaveState } from './save-states';
import { useIsSavingAsked } from './use-is-saving-asked';

it.each<[SaveState, SaveIntent, boolean]>([
  ['dirty', 'publish', false],
  ['saving', 'automatic', false],
  ['saving', 'publish', true],
  ['saving', 'save', true],
  ['saving, one waits', 'automatic', true],
])('%s, %s: %s', (state, intent, asked) => {
  const view = { state, intent } as ReturnType<FormSaving['view']>;
  const saving: Pick<FormSaving, 'subscribe' | 'view'> = { subscribe: () => () => undefined, view: () => view };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SavingContext value={saving as FormSaving}>{children}</SavingContext>
  );
  expect(renderHook(useIsSavingAsked, { wrapper }).result.current).toBe(asked);
});
