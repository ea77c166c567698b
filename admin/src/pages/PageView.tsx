import EditIcon from '@mui/icons-material/EditOutlined';
import { Button } from '@mui/material';
import type { Page } from './page';
import { PageContentView } from './PageContentView';
import { PageDeletion } from './PageDeletion';
import { PageHead } from './PageHead';
import { PageSeoView } from './PageSeoView';
import { type PageTab, PageTabs } from './PageTabs';

interface PageViewProps {
  readonly page: Page;
  readonly tab: PageTab;
  readonly onTab: (tab: PageTab) => void;
  readonly onEdit: () => void;
}

/** A page as it is stored. */
export function PageView({ page, tab, onTab, onEdit }: PageViewProps) {
  return (
    <>
      <PageHead page={page}>
        <Button variant="contained" startIcon={<EditIcon />} onClick={onEdit} data-takes-focus>
          Modifier
        </Button>
      </PageHead>
      <PageTabs tab={tab} onTab={onTab} content={<PageContentView page={page} />} seo={<PageSeoView page={page} />} />
      <PageDeletion page={page} />
    </>
  );
}
