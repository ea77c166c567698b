import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import { Box, Button } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { LinkBase, RecordContextProvider, useGetOne, useLocation, useNavigate } from 'react-admin';
import { EmptyState } from '../../../ui/components/EmptyState';
import { LoadError } from '../../../ui/components/LoadError';
import { Loading } from '../../../ui/components/Loading';
import { isRetryable } from '../../../provider/failed-calls/describe-failure';
import { ActivityPanel } from '../../../ui/activity/ActivityPanel';
import { frame } from '../../../ui/theme/styles';
import { PageEditor } from '../editor/PageEditor';
import type { CancelledEdit } from '../editor/PageEditorHead';
import type { Page } from '../page';
import type { PageTab } from './PageParts';
import { PageView } from './PageView';

interface PageDetailProps {
  readonly id: string;
  /** Whether the live preview of the editor is open. */
  readonly previewing: boolean;
  readonly onPreview: (open: boolean) => void;
}

/** One page, in read or edit mode. Use it with the id as `key`, so that another page starts in read mode. */
export function PageDetail({ id, previewing, onPreview }: PageDetailProps) {
  const { data: page, isPending, error, refetch } = useGetOne<Page>('pages', { id });
  const [tab, onTab] = useState<PageTab>('content');
  // The page as it was when editing began, because a refetch must not replace typed changes.
  const [edited, setEdited] = useState<Pick<CancelledEdit, 'page'> & Partial<CancelledEdit>>();
  useCancelledEdit(id, setEdited);

  const edit = async () => {
    const { data: fresh } = await refetch();
    if (fresh) setEdited({ page: fresh });
  };
  const stopEditing = () => {
    setEdited(undefined);
    onPreview(false);
  };

  if (isPending) return <Loading />;
  return (
    <Box component="section" aria-label="Détail de la page" sx={panel}>
      {/* For phones, where the page is the whole screen. The editor has its own header. */}
      {!edited && (
        <Button component={LinkBase} to="/pages" startIcon={<ArrowBackIcon />} sx={{ display: { md: 'none' }, mb: 1 }}>
          Retour à la liste
        </Button>
      )}
      {!page && isRetryable(error) && <LoadError title="Cette page n’a pas pu être lue" onRetry={refetch} />}
      {!page && !isRetryable(error) && (
        <EmptyState title="Page non trouvée">La page que vous cherchez n’existe pas ou a été supprimée.</EmptyState>
      )}
      {page && !edited && (
        <RecordContextProvider value={page}>
          <PageView page={page} tab={tab} onTab={onTab} onEdit={edit} />
          <Box sx={{ mt: 3 }}>
            <ActivityPanel />
          </Box>
        </RecordContextProvider>
      )}
      {edited && <PageEditor {...edited} {...{ tab, onTab, previewing, onPreview }} onDone={stopEditing} />}
    </Box>
  );
}

/** Opens the editor with the changes that « Rétablir » passes in the location state. It clears that state, which a reload would keep. */
function useCancelledEdit(id: string, open: (cancelled: CancelledEdit) => void): void {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { cancelled }: { readonly cancelled?: CancelledEdit } = state ?? {};
  const reopenEdit = useEffectEvent((edit: CancelledEdit) => {
    navigate(pathname, { replace: true, state: null });
    open(edit);
  });
  useEffect(() => {
    if (cancelled?.page.id === id) reopenEdit(cancelled);
  }, [cancelled, id]);
}

const panel = { ...frame, p: { xs: 0, md: 3 }, border: { md: frame.border } } as const;
