import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, useDataProvider } from 'react-admin';
import { Waiting } from '../components/Waiting';
import { LeaveGuard } from '../saving/LeaveGuard';
import { SavingNotices } from '../saving/SavingNotices';
import { SavingProvider } from '../saving/SavingProvider';
import type { PageSummary } from './page';
import { NewPageFields } from './NewPageFields';
import { NewPageHead } from './NewPageHead';
import { type NewPageForm, validateNewPage } from './new-page';
import { newPageSaving } from './new-page-saving';
import { usePages } from './use-pages';

/** /admin/pages/new: what a page needs to exist. Its words come after, on its own screen. */
export function PageCreate() {
  const { data: pages, isPending } = usePages();
  if (isPending) return <Waiting />;
  return <NewPage others={pages ?? []} />;
}

function NewPage({ others }: { readonly others: readonly PageSummary[] }) {
  const provider = useDataProvider();
  const queries = useQueryClient();
  // As they were: read again once this page is made, they would have taken its address.
  const [pages] = useState(others);
  const [rules] = useState(() => newPageSaving({ provider, queries, pages }));
  return (
    <Form
      defaultValues={{ title: '', slug: '', status: 'draft' }}
      validate={(values) => validateNewPage(values as NewPageForm, pages)}
      disableInvalidFormNotification
      noValidate
    >
      <SavingProvider rules={rules}>
        <NewPageHead />
        <LeaveGuard />
        <SavingNotices subject="Cette page a" changed="modifiée" />
        <NewPageFields />
      </SavingProvider>
    </Form>
  );
}
