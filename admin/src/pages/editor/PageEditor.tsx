import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { LivePreview } from '../../editor/preview/LivePreview';
import { TextAsSaved, useTextAsSaved } from '../../editor/TextAsSaved';
import { tableOfTexts } from '../../saving/database-saves';
import type { SavingRules } from '../../saving/saving-rules';
import { SavingForm } from '../../saving/SavingForm';
import { SavingNotices } from '../../saving/SavingNotices';
import { type PageTab, PageTabs } from '../detail/PageTabs';
import type { Page } from '../page';
import { pageFields, type PageForm, type PageToSave, pageToSave, validatePage } from './page-form';
import { PageContentFields } from './PageContentFields';
import { PageEditorHead } from './PageEditorHead';
import { PageSeoFields } from './PageSeoFields';

interface PageEditorProps {
  readonly page: Page;
  readonly tab: PageTab;
  readonly onTab: (tab: PageTab) => void;
  readonly previewing: boolean;
  readonly onPreview: (open: boolean) => void;
  /** Called when the page is saved, or its changes discarded. */
  readonly onDone: () => void;
}

export function PageEditor({ page, tab, onTab, previewing, onPreview, onDone }: PageEditorProps) {
  const table = tableOfTexts<Page>(useDataProvider(), useQueryClient(), 'pages');
  // Saved on request only, so that « Annuler » can restore what is stored.
  const rules: SavingRules<PageForm, Page> = {
    ...table,
    fields: pageFields,
    send: (form, _intent, base = page) => table.update(base, pageToSave(form)),
    valuesToSave: pageToSave,
    validate: validatePage,
  };
  return (
    <SavingForm rules={rules} stored={page} root={`/pages/${page.id}`}>
      <TextAsSaved compute={pageToSave}>
        <PageEditorHead
          page={page}
          previewing={previewing}
          onPreview={onPreview}
          onDone={onDone}
          onInvalid={() => onTab('content')}
        />
        <SavingNotices subject="Cette page a" changed="modifiée" />
        <Box sx={previewing ? sideBySide : {}}>
          <Box sx={previewing ? { display: { xs: 'none', lg: 'block' } } : {}}>
            <PageTabs
              tab={tab}
              onTab={onTab}
              content={<PageContentFields page={page} />}
              seo={<PageSeoFields page={page} />}
            />
          </Box>
          {previewing && (
            <Box sx={preview}>
              <PageLivePreview page={page} />
            </Box>
          )}
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

const preview = {
  position: { lg: 'sticky' },
  top: '5.5rem',
  height: { xs: 'calc(100dvh - 13rem)', lg: 'calc(100dvh - 7rem)' },
} as const;

function PageLivePreview({ page }: { readonly page: Page }) {
  const { status: _status, ...shown } = useTextAsSaved<PageToSave>();
  return <LivePreview message={{ type: 'preview', kind: 'page', content: { ...shown, slug: page.slug } }} />;
}
