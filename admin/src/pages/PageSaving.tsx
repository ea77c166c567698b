import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import { refreshAfterSave, tableOfTexts } from '../saving/database-saves';
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
  const { read, update } = tableOfTexts<Page>(useDataProvider(), 'pages');
  const queries = useQueryClient();
  const rules: SavingRules<PageForm, Page> = {
    resource: 'pages',
    fields: pageFields,
    send: (form, _intent, base = page) => update(base, pageToSave(form)),
    read,
    written: pageToSave,
    onSaved: (row, intent) => refreshAfterSave(queries, 'pages', row, intent),
  };
  return (
    <SavingProvider rules={rules} stored={page}>
      {children}
    </SavingProvider>
  );
}
