import { QueryClient } from '@tanstack/react-query';
import { createFormControl } from 'react-hook-form';
import { afterEach, beforeEach, vi } from 'vitest';
import { createAuth } from '../src/provider/auth-client';
import { dataProvider } from '../src/provider/data-provider';
import type { BackOfficeResource } from '../src/provider/resource';
import { createFormSaving } from '../src/saving/form-saving';
import { localCopies } from '../src/saving/local-copies';
import type { SavingRules, Stored } from '../src/saving/saving-rules';

const configuration = { supabaseUrl: 'http://localhost', publishableKey: 'key' };
const auth = createAuth(configuration);
let stop = () => undefined as void;

/** Before each test of the calling file, installs fake timers; after it, stops the form and clears the storage. */
export function prepareForms(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    stop();
    localStorage.clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Opens the form of a resource without its screen, with everything from the fields to the network. */
export function openForm<Form extends object, Row extends Form & Stored>(
  resource: BackOfficeResource,
  rules: SavingRules<Form, Row>,
  defaultValues: Form,
  stored?: Row,
) {
  const form = createFormControl({ defaultValues: { ...defaultValues, ...stored } as object });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  const provider = dataProvider(configuration, auth, [resource]);
  const saving = createFormSaving<Form, Row>({ form, rules, stored, provider, queries });
  stop = saving.start(localCopies(localStorage, 'paul'));
  // Subscribes, because otherwise react-hook-form does not keep errors.
  const errors = new Map<string, string | undefined>();
  form.subscribe({
    formState: { errors: true },
    callback: ({ errors: shown = {} }) =>
      Object.entries(shown).forEach(([name, error]) => errors.set(name, String(error?.message))),
  });
  return {
    saving,
    errors,
    type: (values: Partial<Form>) =>
      Object.entries(values).forEach(([name, value]) =>
        form.setValue(name as never, value as never, { shouldDirty: true }),
      ),
    screen: (): object => form.getValues(),
    pass: async (time: number) => void (await vi.advanceTimersByTimeAsync(time)),
  };
}
