import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Form, useDataProvider } from 'react-admin';
import { LivePreview } from '../../editor/preview/LivePreview';
import { TextAsSaved, useTextAsSaved } from '../../editor/TextAsSaved';
import { refreshAfterSave, tableOfTexts } from '../../saving/database-saves';
import { LeaveGuard } from '../../saving/LeaveGuard';
import type { SavingRules } from '../../saving/saving-rules';
import { SavingNotices } from '../../saving/SavingNotices';
import { SavingProvider } from '../../saving/SavingProvider';
import { type PageTab, PageTabs } from '../detail/PageTabs';
import type { Page } from '../page';
import { pageFields, type PageForm, type PageToSave, pageToSave, validatePage } from './page-form';
import { PageContentFields } from './PageContentFields';
import { PageEditorHead } from './PageEditorHead';
import { PageSeoFields } from './PageSeoFields';

interface PageEditorProps {
  /** As it was when editing began. */
  readonly page: Page;
  readonly tab: PageTab;
  readonly onTab: (tab: PageTab) => void;
  readonly previewing: boolean;
  readonly onPreview: (open: boolean) => void;
  /** Called when the page was saved, or what was typed given up. */
  readonly onDone: () => void;
}

/** A page being written, beside its live preview when that is open. */
export function PageEditor({ page, tab, onTab, previewing, onPreview, onDone }: PageEditorProps) {
  return (
    <Form
      record={page}
      validate={(values) => validatePage(values as PageForm)}
      disableInvalidFormNotification
      noValidate
    >
      <PageSaving page={page}>
        <TextAsSaved compute={pageToSave}>
          <PageEditorHead
            page={page}
            previewing={previewing}
            onPreview={onPreview}
            onDone={onDone}
            onInvalid={() => onTab('content')}
          />
          <LeaveGuard root={`/pages/${page.id}`} />
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
      </PageSaving>
    </Form>
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

/** The page on the screen as its visitors will see it. */
function PageLivePreview({ page }: { readonly page: Page }) {
  const { status: _status, ...shown } = useTextAsSaved<PageToSave>();
  return <LivePreview message={{ type: 'preview', kind: 'page', content: { ...shown, slug: page.slug } }} />;
}

interface PageSavingProps {
  /** As it was when editing began. */
  readonly page: Page;
  readonly children: ReactNode;
}

/** Saves the page of this form, when asked to: « Annuler » must be able to bring back what is stored. */
function PageSaving({ page, children }: PageSavingProps) {
  const { read, update } = tableOfTexts<Page>(useDataProvider(), 'pages');
  const queries = useQueryClient();
  const rules: SavingRules<PageForm, Page> = {
    resource: 'pages',
    fields: pageFields,
    send: (form, _intent, base = page) => update(base, pageToSave(form)),
    read,
    valuesToSave: pageToSave,
    onSaved: (row, intent) => refreshAfterSave(queries, 'pages', row, intent),
  };
  return (
    <SavingProvider rules={rules} stored={page}>
      {children}
    </SavingProvider>
  );
}
