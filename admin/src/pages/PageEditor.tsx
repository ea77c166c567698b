import { Box } from '@mui/material';
import { Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { LivePreview } from '../editor/LivePreview';
import { LeaveGuard } from '../saving/LeaveGuard';
import { SavingNotices } from '../saving/SavingNotices';
import type { Page } from './page';
import { type PageForm, pageToSave, validatePage } from './page-form';
import { PageContentFields } from './PageContentFields';
import { PageEditorHead } from './PageEditorHead';
import { PageSaving } from './PageSaving';
import { PageSeoFields } from './PageSeoFields';
import { type PageTab, PageTabs } from './PageTabs';

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
  const { status: _status, ...shown } = useWatch({ compute: pageToSave });
  return <LivePreview message={{ type: 'preview', kind: 'page', content: { ...shown, slug: page.slug } }} />;
}
