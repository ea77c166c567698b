import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import EditIcon from '@mui/icons-material/EditOutlined';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useGetOne } from 'react-admin';
import { EmptyState } from '../../components/EmptyState';
import { LoadError } from '../../components/LoadError';
import { Loading } from '../../components/Loading';
import { isRetryable } from '../../failed-calls/describe-failure';
import { frame } from '../../theme/styles';
import { PageEditor } from '../editor/PageEditor';
import type { Page } from '../page';
import { PageContentView } from './PageContentView';
import { PageDeletion } from './PageDeletion';
import { PageHead } from './PageHead';
import { PageSeoView } from './PageSeoView';
import { type PageTab, PageTabs } from './PageTabs';

interface PageDetailProps {
  readonly id: string;
  /** Whether the live preview of the editor is open. */
  readonly previewing: boolean;
  readonly onPreview: (open: boolean) => void;
}

/** One page, read or edited. With a `key`, another page starts in its initial state. */
export function PageDetail({ id, previewing, onPreview }: PageDetailProps) {
  const { data: page, isPending, error, refetch } = useGetOne<Page>('pages', { id });
  const [tab, setTab] = useState<PageTab>('content');
  // As it was when editing began: a refetch must not replace what is being typed.
  const [edited, setEdited] = useState<Page>();

  const edit = async () => {
    const { data: fresh } = await refetch();
    if (fresh) setEdited(fresh);
  };
  const stopEditing = () => {
    setEdited(undefined);
    onPreview(false);
  };

  if (isPending) return <Loading />;
  return (
    <Box component="section" aria-label="Détail de la page" sx={panel}>
      <BackToPages />
      {!page && isRetryable(error) && <LoadError title="Cette page n’a pas pu être lue" onRetry={refetch} />}
      {!page && !isRetryable(error) && (
        <EmptyState title="Page non trouvée">La page que vous cherchez n’existe pas ou a été supprimée.</EmptyState>
      )}
      {page && !edited && <PageView page={page} tab={tab} onTab={setTab} onEdit={() => void edit()} />}
      {edited && (
        <PageEditor
          page={edited}
          tab={tab}
          onTab={setTab}
          previewing={previewing}
          onPreview={onPreview}
          onDone={stopEditing}
        />
      )}
    </Box>
  );
}

const panel = { ...frame, p: { xs: 0, md: 3 }, border: { md: frame.border } } as const;

/** On a phone only, where the page is the whole screen. */
function BackToPages() {
  return (
    <Button component={LinkBase} to="/pages" startIcon={<ArrowBackIcon />} sx={{ display: { md: 'none' }, mb: 1 }}>
      Retour à la liste
    </Button>
  );
}

interface PageViewProps {
  readonly page: Page;
  readonly tab: PageTab;
  readonly onTab: (tab: PageTab) => void;
  readonly onEdit: () => void;
}

function PageView({ page, tab, onTab, onEdit }: PageViewProps) {
  return (
    <>
      <PageHead page={page}>
        <Button href={`/${page.slug}`} target="_blank" rel="noopener" endIcon={<OpenIcon />}>
          Aperçu
        </Button>
        <Button variant="contained" startIcon={<EditIcon />} onClick={onEdit} data-takes-focus>
          Modifier
        </Button>
      </PageHead>
      <PageTabs tab={tab} onTab={onTab} content={<PageContentView page={page} />} seo={<PageSeoView page={page} />} />
      <PageDeletion page={page} />
    </>
  );
}
