import { CreateBase, Form } from 'react-admin';
import { Waiting } from '../components/Waiting';
import { saidByTheBanner } from '../failed-calls/query-client';
import type { PageSummary } from './page';
import { NewPageFields } from './NewPageFields';
import { type NewPageForm, newPageToSave, validateNewPage } from './new-page';
import { usePages } from './use-pages';

/** /admin/pages/new: what a page needs to exist. Its words come after, on its own screen. */
export function PageCreate() {
  const { data: pages, isPending } = usePages();
  if (isPending) return <Waiting />;
  return <NewPage pages={pages ?? []} />;
}

function NewPage({ pages }: { readonly pages: readonly PageSummary[] }) {
  return (
    <CreateBase
      redirect="edit"
      transform={(form: NewPageForm) => newPageToSave(form, pages)}
      mutationOptions={{ onError: saidByTheBanner }}
    >
      <Form
        defaultValues={{ title: '', slug: '', status: 'draft' }}
        validate={(values) => validateNewPage(values as NewPageForm, pages)}
        disableInvalidFormNotification
        warnWhenUnsavedChanges
        noValidate
      >
        <NewPageFields />
      </Form>
    </CreateBase>
  );
}
