import { blocksOf } from '@agency/supabase/block';
import { addressOfPage } from '@agency/supabase/pages';
import type { BlockChoice } from '@agency/supabase/preview-message';
import { Box, Button, type Theme, useMediaQuery } from '@mui/material';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { LinkBase, useCloseNotification, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { EditorActions, SaveButton } from '../../../editor/EditorActions';
import { UndoButtons } from '../../../editor/UndoButtons';
import { LivePreview } from '../../../editor/preview/LivePreview';
import { TextAsSaved, useTextAsSaved } from '../../../editor/TextAsSaved';
import { pick, type SavingRules } from '../../../saving/saving-rules';
import { SavingForm } from '../../../saving/SavingForm';
import { SavingNotices, SaveStatus } from '../../../saving/SavingNotices';
import { undoTimeout } from '../../../ui/components/use-notify-with-undo';
import { useFormSaving, useIsManualSave } from '../../../saving/SavingProvider';
import { useShortcut } from '../../../ui/shortcuts/use-shortcut';
import { PageHead, PageTabs, type PageTabState } from '../detail/PageParts';
import type { Page } from '../page';
import { ChosenBlockContext } from './blocks/chosen-block';
import { pageFields, type PageForm, type PageToSave, pageToSave, validatePage } from './page-form';
import { PageContentFields, PageSeoFields } from './PageFields';

interface PageEditorProps extends PageTabState {
  readonly page: Page;
  /** The changes that were discarded, to begin with. */
  readonly changes?: PageForm | undefined;
  readonly previewing: boolean;
  readonly onPreview: (open: boolean) => void;
  /** Called when the page is saved, or its changes discarded. */
  readonly onDone: () => void;
}

/** A page whose changes were discarded, in the state of the address that brings them back. */
export interface CancelledEdit {
  readonly page: Page;
  readonly changes: PageForm;
}

/** Saved on request only, so that « Annuler » can restore what is stored. */
const rules: SavingRules<PageForm, Page> = {
  resource: 'pages',
  fields: pageFields,
  valuesToSave: (form, _intent, base) => pageToSave(form, base),
  validate: validatePage,
};

export function PageEditor({ tab, ...props }: PageEditorProps) {
  const { page, onTab, previewing, onPreview } = props;
  const [open, setOpen] = useState<string>();
  const [choice, setChoice] = useState<BlockChoice>();
  const chosen = useMemo(() => ({ open, setOpen, choice }), [open, choice]);
  const isBesideForm = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const choose = (block: BlockChoice) => {
    onTab('content');
    // Where there is room for one of both, the form takes the page's place.
    if (!isBesideForm) onPreview(false);
    setChoice(block);
  };
  return (
    <SavingForm rules={rules} stored={page} root={`/pages/${page.id}`}>
      <TextAsSaved compute={pageToSave}>
        <PageEditorHead {...props} onBlock={choose} />
        <SavingNotices subject="Cette page a" changed="modifiée" />
        <ChosenBlockContext value={chosen}>
          <Box sx={previewing ? { ...belowHead, ...sideBySide } : belowHead}>
            <Box sx={previewing ? { display: { xs: 'none', lg: 'block' } } : {}}>
              <PageTabs
                tab={tab}
                onTab={onTab}
                content={<PageContentFields page={page} />}
                seo={<PageSeoFields page={page} />}
              >
                <UndoButtons fields={pageFields} />
              </PageTabs>
            </Box>
            {previewing && (
              <Box sx={preview}>
                <PageLivePreview page={page} openBlock={open} onBlock={choose} />
              </Box>
            )}
          </Box>
        </ChosenBlockContext>
      </TextAsSaved>
    </SavingForm>
  );
}

/** The toolbar of the content sticks below the page's head, and what has the focus is not behind them. */
const belowHead = {
  '--header-height': { md: '5.5rem' },
  '& input, & textarea, & select, & button': { scrollMarginTop: 'calc(var(--header-height, 0px) + 4rem)' },
} as const;

const sideBySide = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

const preview = {
  position: { lg: 'sticky' },
  top: 'var(--header-height)',
  height: { xs: 'calc(100dvh - 13rem)', lg: 'calc(100dvh - 7rem)' },
} as const;

interface PageLivePreviewProps {
  readonly page: Page;
  readonly openBlock: string | undefined;
  readonly onBlock: (choice: BlockChoice) => void;
}

function PageLivePreview({ page, openBlock, onBlock }: PageLivePreviewProps) {
  const { status: _status, published_at: _moment, ...shown } = useTextAsSaved<PageToSave>();
  const content = { ...shown, slug: page.slug };
  return <LivePreview message={{ type: 'preview', kind: 'page', content, openBlock }} onBlock={onBlock} />;
}

/** « Annuler » and « Sauvegarder », which both end the editing; Ctrl+S saves and stays. */
function PageEditorHead(props: Omit<PageEditorProps, 'tab'> & Pick<PageLivePreviewProps, 'onBlock'>) {
  const { page, changes, onTab, previewing, onPreview, onDone, onBlock } = props;
  const saving = useIsManualSave();
  const { getValues } = useFormContext<PageForm>();
  const { discard, submit, view, show } = useFormSaving<Page>();
  const bringBack = useEffectEvent(() => changes && show(changes));
  useEffect(() => {
    // react-admin's form resets itself to its record in an effect of its own, after this one.
    const timer = setTimeout(bringBack);
    return () => clearTimeout(timer);
  }, []);
  const notify = useNotify();
  const save = () =>
    submit('save', {
      saved: () => notify('resources.pages.notifications.updated', { type: 'success' }),
      // The tab of the fields that can be invalid.
      invalid: ({ blocks, ...others }) => {
        onTab('content');
        // Another field that is refused has the focus already.
        if (blocks && Object.keys(others).length === 0) void showRefused();
      },
    });
  const showRefused = async () => {
    const { blockProblem } = await import('./blocks/BlocksField');
    const refused = blocksOf(getValues('blocks')).find(blockProblem);
    if (refused) onBlock({ type: 'preview-block', id: refused.id, wants: 'edit' });
  };
  useShortcut('save', save);
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
    <PageHead page={page} state={<SaveStatus />}>
      <EditorActions address={addressOfPage(page.slug)} previewing={previewing} onPreview={onPreview} onSave={save}>
        <Button variant="outlined" disabled={saving} onClick={cancel}>
          Annuler
        </Button>
        <SaveButton onSave={async () => (await save()) && onDone()} />
      </EditorActions>
    </PageHead>
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
