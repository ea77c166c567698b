import { HistoryButton } from '../revisions/HistoryButton';
import { useFormSaving, useSavingView } from '../saving/SavingProvider';
import type { Page } from './page';

/** The former versions of the page being edited. What is restored shows in the form. */
export function PageHistory({ page }: { readonly page: Page }) {
  const { reload } = useFormSaving();
  const { state } = useSavingView();
  return <HistoryButton subject={{ table: 'pages', id: page.id }} unsaved={state !== 'clean'} onRestored={reload} />;
}
