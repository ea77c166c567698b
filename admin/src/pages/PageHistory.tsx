import { useFormContext, useFormState } from 'react-hook-form';
import { HistoryButton } from '../revisions/HistoryButton';
import type { Page } from './page';

/** The former versions of the page being edited. What is restored shows in the form. */
export function PageHistory({ page }: { readonly page: Page }) {
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  return <HistoryButton subject={{ table: 'pages', id: page.id }} unsaved={isDirty} onRestored={(row) => reset(row)} />;
}
