import { blocksOf } from '@agency-site/domain/block';
import { addressOfPage } from '@agency-site/domain/pages';
import type { BlockChoice } from '@agency-site/domain/preview-message';
import { Button } from '@mui/material';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { LinkBase, useCloseNotification, useNotify, useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { EditorActions, SaveButton } from '../../../editor/EditorActions';
import { EditorHeader } from '../../../editor/EditorHeader';
import { useReviewedSave } from '../../../editor/review/use-reviewed-save';
import { pick } from '../../../saving/saving-rules';
import { useFormSaving, useIsManualSave } from '../../../saving/SavingProvider';
import { Badge } from '../../../ui/components/Badge';
import { undoTimeout } from '../../../ui/components/use-notify-with-undo';
import { useIsBesideList } from '../detail/PageParts';
import type { Page } from '../page';
import { pageFields, type PageForm, pageToSave, validatePage } from './page-form';

export interface PageEditorHeadProps {
  readonly page: Page;
  /** Discarded changes that « Rétablir » brings back when the editor opens. */
  readonly changes?: PageForm | undefined;
  readonly previewing: boolean;
  readonly onPreview: (open: boolean) => void;
  /** Called when the page was saved, or its changes were discarded. */
  readonly onDone: () => void;
  /** Shows the tab of a field with an error. */
  readonly onField: (name: string) => void;
  readonly onBlock: (choice: BlockChoice) => void;
}

/** A page and its discarded changes, in the location state of the link that brings the changes back. */
export interface CancelledEdit {
  readonly page: Page;
  readonly changes: PageForm;
}

/** The text that a save of the form would publish; undefined if the form is invalid. */
const publishedText =
  ({ slug }: Pick<Page, 'slug'>) =>
  async (form: PageForm) => {
    if (Object.keys(await validatePage(form)).length > 0) return undefined;
    const { htmlOfBlocks } = await import('./blocks/BlocksReview');
    const text = pageToSave(form);
    return { text, html: htmlOfBlocks(blocksOf(text.blocks), text.content), address: addressOfPage(slug) };
  };

/** The head of the editor, with « Annuler » and « Sauvegarder », which both end the editing; Ctrl+S saves and stays. */
export function PageEditorHead(props: PageEditorHeadProps) {
  const { page, changes, previewing, onPreview, onDone, onField, onBlock } = props;
  const { title, status } = useRecordContext<Page>() ?? page;
  const saving = useIsManualSave();
  const { getValues } = useFormContext<PageForm>();
  const { setFocus, getFieldState } = useFormContext();
  const { discard, view, restore } = useFormSaving<Page>();
  const restoreChanges = useEffectEvent(() => changes && restore(changes));
  useEffect(() => {
    // Waits, because react-admin's form resets itself to its record in an effect that runs after this one.
    const timer = setTimeout(restoreChanges);
    return () => clearTimeout(timer);
  }, []);
  const notify = useNotify();
  const showRefused = (errors: unknown) => {
    const index = Array.isArray(errors) ? errors.findIndex(Boolean) : -1;
    const id = blocksOf(getValues('blocks'))[index]?.id;
    if (id) onBlock({ type: 'preview-block', id, wants: 'edit' });
  };
  const { save, question } = useReviewedSave<PageForm>({
    subject: 'la page',
    reviewed: publishedText(page),
    onSaved: () => notify('resources.pages.notifications.updated', { type: 'success' }),
    onDone: ({ isStored, after, errors }) => {
      const [first] = Object.keys(errors);
      if (first && first !== 'blocks') {
        // Shows the tab of the field at once, so that the field can take the focus.
        flushSync(() => onField(first));
        setFocus(first);
      } else if (!isStored) showRefused(getFieldState('blocks').error);
      if (isStored && after === 'leave') onDone();
    },
  });
  const cancel = () => {
    const cancelled: CancelledEdit = { page: view().base ?? page, changes: pick(getValues(), pageFields) };
    const isChanged = view().state !== 'clean';
    discard();
    onDone();
    if (isChanged)
      notify('Modifications annulées', {
        autoHideDuration: undoTimeout,
        action: <BringBackButton cancelled={cancelled} />,
      });
  };
  return (
    <EditorHeader
      title={title}
      back={useIsBesideList() ? undefined : '/pages'}
      badge={status === 'draft' && <Badge tone="kraft">Brouillon</Badge>}
    >
      <EditorActions
        address={addressOfPage(page.slug)}
        previewing={previewing}
        onPreview={onPreview}
        onSave={() => save()}
      >
        <Button variant="outlined" disabled={saving} onClick={cancel}>
          Annuler
        </Button>
        <SaveButton onSave={() => void save('leave')} />
      </EditorActions>
      {question}
    </EditorHeader>
  );
}

/** « Rétablir »: opens the editor of the page again, from any screen, with the changes that were discarded. */
function BringBackButton({ cancelled }: { readonly cancelled: CancelledEdit }) {
  const close = useCloseNotification();
  return (
    <Button
      component={LinkBase}
      to={`/pages/${cancelled.page.id}`}
      state={{ cancelled }}
      size="small"
      color="inherit"
      onClick={() => close()}
    >
      Rétablir
    </Button>
  );
}
