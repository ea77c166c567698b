import type { BlockChoice } from '@agency-site/domain/preview-message';
import { Box, type Theme, useMediaQuery } from '@mui/material';
import { useMemo, useState } from 'react';
import { publishes } from '../../../provider/publication';
import { editorPreview, editorScreen } from '../../../editor/editor-screen';
import { UndoButtons } from '../../../editor/UndoButtons';
import { LivePreview } from '../../../editor/preview/LivePreview';
import { TextAsSaved, useTextAsSaved } from '../../../editor/TextAsSaved';
import type { SavingRules } from '../../../saving/saving-rules';
import { SavingForm } from '../../../saving/SavingForm';
import { SavingNotices } from '../../../saving/SavingNotices';
import { PageTabs, type PageTabState } from '../detail/PageParts';
import type { Page } from '../page';
import { ChosenBlockContext } from './blocks/chosen-block';
import { pageFields, type PageForm, type PageToSave, pageToSave, refusedBlock, validatePage } from './page-form';
import { PageEditorHead, type PageEditorHeadProps } from './PageEditorHead';
import { PageContentFields, PageSeoFields } from './PageFields';

type PageEditorProps = Omit<PageEditorHeadProps, 'onField' | 'onBlock'> & PageTabState;

/** The rules for saving a page. Pages are never autosaved, so that « Annuler » can restore the stored values. */
const rules: SavingRules<PageForm, Page> = {
  resource: 'pages',
  fields: pageFields,
  valuesToSave: (form, _intent, base) => pageToSave(form, base),
  validate: validatePage,
  refused: refusedBlock,
  publishes,
};

export function PageEditor({ tab, onTab, ...props }: PageEditorProps) {
  const { page, previewing, onPreview } = props;
  const [open, setOpen] = useState<string>();
  const [choice, setChoice] = useState<BlockChoice>();
  const chosen = useMemo(() => ({ open, setOpen, choice }), [open, choice]);
  const isBesideForm = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const showField = (name: string) => {
    onTab(name.startsWith('meta_') ? 'seo' : 'content');
    // On a screen without room for both, the form replaces the preview.
    if (!isBesideForm) onPreview(false);
  };
  const choose = (block: BlockChoice) => {
    showField('blocks');
    if (block.wants === 'edit') setOpen(block.id);
    setChoice(block);
  };
  return (
    <SavingForm rules={rules} stored={page} root={`/pages/${page.id}`}>
      <TextAsSaved compute={pageToSave}>
        <Box sx={editorScreen}>
          <PageEditorHead {...props} onField={showField} onBlock={choose} />
          <SavingNotices subject="Cette page a" changed="modifiée" />
          <ChosenBlockContext value={chosen}>
            <Box sx={previewing ? sideBySide : {}}>
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
                <Box sx={editorPreview}>
                  <PageLivePreview page={page} openBlock={open} onBlock={choose} onClose={() => onPreview(false)} />
                </Box>
              )}
            </Box>
          </ChosenBlockContext>
        </Box>
      </TextAsSaved>
    </SavingForm>
  );
}

const sideBySide = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

interface PageLivePreviewProps {
  readonly page: Page;
  readonly openBlock: string | undefined;
  readonly onBlock: (choice: BlockChoice) => void;
  readonly onClose: () => void;
}

function PageLivePreview({ page, openBlock, ...handlers }: PageLivePreviewProps) {
  const { status: _status, published_at: _moment, ...shown } = useTextAsSaved<PageToSave>();
  const content = { ...shown, slug: page.slug };
  return <LivePreview message={{ type: 'preview', kind: 'page', content, openBlock }} {...handlers} />;
}
