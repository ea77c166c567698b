import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { refreshAfterSave } from '../saving/refresh-after-save';
import { SavingProvider } from '../saving/SavingProvider';
import type { SavingRules } from '../saving/saving-rules';
import type { Page } from './page';
import { pageFields, type PageForm, pageToSave } from './page-form';

interface PageSavingProps {
  /** As it was when editing began. */
  readonly page: Page;
  readonly children: ReactNode;
}

/** Saves the page of this form, when asked to: « Annuler » must be able to bring back what is stored. */
export function PageSaving({ page, children }: PageSavingProps) {
  const provider = useDataProvider();
  const queries = useQueryClient();
  const rules: SavingRules<Page> = {
    resource: 'pages',
    fields: pageFields,
    send: async (text, _intent, { id, updated_at } = page) => {
      const data = { ...pageToSave(text as unknown as PageForm), updated_at };
      return (await provider.update<Page>('pages', { id, data, previousData: { id } as Page })).data;
    },
    read: async ({ id }) => (await provider.getOne<Page>('pages', { id })).data,
    written: (text) => ({ ...pageToSave(text as unknown as PageForm) }),
    onSaved: (row, intent) => refreshAfterSave(queries, 'pages', row, intent),
  };
  return (
    <SavingProvider rules={rules} stored={page}>
      {children}
    </SavingProvider>
  );
}
