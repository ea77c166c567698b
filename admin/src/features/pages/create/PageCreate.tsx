import { InputAdornment, Stack, Button } from '@mui/material';
import { useState, type MouseEvent } from 'react';
import { TextInput, useNotify, useRedirect } from 'react-admin';
import { Loading } from '../../../ui/components/Loading';
import { useReviewedSave } from '../../../editor/review/use-reviewed-save';
import { PublicationFields } from '../../../editor/text-fields';
import { type TypedEvent, useTitleSlug } from '../../../ui/resource/use-title-slug';
import { ScreenHeader } from '../../../ui/layout/ScreenHeader';
import { SavingForm } from '../../../saving/SavingForm';
import { SavingNotices, SaveStatus } from '../../../saving/SavingNotices';
import { useFormSaving, useIsManualSave } from '../../../saving/SavingProvider';
import { type PageSummary, usePages } from '../page';
import { newPageSaving, type NewPageForm, publishedPage } from './new-page';

/** /admin/pages/new: title, address and status. The content is written afterwards, on the page's own screen. */
export function PageCreate() {
  const { data: pages, isPending } = usePages();
  if (isPending) return <Loading />;
  return <NewPage others={pages ?? []} />;
}

function NewPage({ others }: { readonly others: readonly PageSummary[] }) {
  // The pages of the first render, because a refetch includes the new page, whose address would then count as taken.
  const [pages] = useState(others);
  return (
    <SavingForm
      rules={newPageSaving(pages)}
      defaultValues={{ title: '', slug: '', slug_origin: 'title', status: 'draft', published_at: null }}
    >
      <NewPageHead pages={pages} />
      <SavingNotices subject="Cette page a" changed="modifiée" />
      <NewPageFields />
    </SavingForm>
  );
}

function NewPageFields() {
  const slug = useTitleSlug();
  return (
    <Stack spacing={2} sx={{ maxWidth: '40rem' }}>
      <TextInput
        source="title"
        label="Titre"
        isRequired
        helperText={false}
        onChange={({ target }: TypedEvent) => slug.follow(target.value)}
      />
      <TextInput
        source="slug"
        label="Slug"
        isRequired
        helperText="L’adresse de la page. Elle suit le titre jusqu’à la publication, si vous n’en écrivez pas une autre."
        onChange={({ target }: TypedEvent) => slug.write(target.value)}
        slotProps={{
          htmlInput: { maxLength: 200, spellCheck: false, autoCapitalize: 'none' },
          input: { startAdornment: <InputAdornment position="start">/</InputAdornment> },
        }}
      />
      <PublicationFields />
    </Stack>
  );
}

function NewPageHead({ pages }: { readonly pages: readonly PageSummary[] }) {
  const saving = useIsManualSave();
  const { view } = useFormSaving();
  const notify = useNotify();
  const redirect = useRedirect();
  const { save, question } = useReviewedSave<NewPageForm>({
    subject: 'la page',
    reviewed: (form) => publishedPage(form, pages),
    onSaved: () => notify('resources.pages.notifications.created', { type: 'success' }),
    onDone: ({ isStored }) => isStored && redirect('edit', 'pages', view().base?.id),
  });
  return (
    <ScreenHeader title="Nouvelle page" back="/pages" subtitle={<SaveStatus />}>
      <Button
        // With this type, Enter in a field presses the button too.
        type="submit"
        variant="contained"
        disabled={saving}
        onClick={(event: MouseEvent) => {
          event.preventDefault();
          void save();
        }}
      >
        {saving ? 'Création...' : 'Créer la page'}
      </Button>
      {question}
    </ScreenHeader>
  );
}
