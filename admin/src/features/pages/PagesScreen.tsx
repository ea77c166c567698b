import { addressOfPage, pageTypeLabel } from '@agency-site/domain/pages';
import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useCreatePath, useMatch } from 'react-admin';
import { Badge } from '../../ui/components/Badge';
import { EmptyState } from '../../ui/components/EmptyState';
import { LoadError } from '../../ui/components/LoadError';
import { Loading } from '../../ui/components/Loading';
import { formatParisDateTime } from '../../formats/paris-time';
import { isScheduled } from '../../provider/publication';
import { countOf } from '../../formats/numbers';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { frame, hiddenOnPhone, linkedItem, plainList } from '../../ui/theme/styles';
import { PageDetail } from './detail/PageDetail';
import { type PageSummary, usePages } from './page';

/**
 * /admin/pages: the list on the left, the selected page on the right; on a phone, one or the other. The address contains the
 * id of the page; without an id, the first page is selected. React-admin's `List` would be unmounted when a record opens,
 * and lose its scroll position.
 */
export function PagesScreen() {
  const { data: pages, isPending, error, refetch } = usePages();
  const openId = useMatch({ path: '/pages/:id' })?.params['id'];
  const createPath = useCreatePath();
  // While the live preview is open, the list is hidden to make room for it.
  const [previewing, setPreviewing] = useState(false);
  const selected = openId ?? pages?.[0]?.id;
  const listOnPhones = openId === undefined ? {} : hiddenOnPhone;
  const detailOnPhones = openId === undefined ? hiddenOnPhone : {};
  return (
    <>
      <Box sx={listOnPhones}>
        <ScreenHeader
          title="Gestion des Pages"
          back="/"
          subtitle={pages ? countOf(pages.length, 'page', 'pages') : '\u00A0'}
        >
          <Button
            component={LinkBase}
            to={createPath({ resource: 'pages', type: 'create' })}
            variant="contained"
            startIcon={<AddIcon />}
          >
            Nouvelle page
          </Button>
        </ScreenHeader>
      </Box>
      <Box sx={previewing ? oneColumn : twoColumns}>
        <Box sx={{ ...listOnPhones, ...sticky, ...(previewing && { display: 'none' }) }}>
          {isPending && <Loading shape="rows" />}
          {error && <LoadError title="Les pages n’ont pas pu être lues" onRetry={refetch} />}
          {pages && pages.length > 0 && (
            <Box component="ul" aria-label="Pages" sx={list}>
              {pages.map((page) => (
                <PageRow key={page.id} page={page} current={page.id === selected} />
              ))}
            </Box>
          )}
        </Box>
        <Box sx={{ minWidth: 0, ...detailOnPhones }}>
          {selected === undefined ? (
            pages && <EmptyState title="Sélectionnez une page" />
          ) : (
            <PageDetail key={selected} id={selected} previewing={previewing} onPreview={setPreviewing} />
          )}
        </Box>
      </Box>
    </>
  );
}

/** The list stays visible while a long page scrolls. */
const sticky = { position: { md: 'sticky' }, top: 24 } as const;

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const twoColumns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(15rem, 28%) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;

function PageRow({ page, current }: { readonly page: PageSummary; readonly current: boolean }) {
  const createPath = useCreatePath();
  return (
    <Box component="li" sx={{ ...linkedItem, px: 2, py: 1.25 }}>
      <Typography variant="h3" component="h2" sx={{ fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
        <LinkBase
          to={createPath({ resource: 'pages', type: 'edit', id: page.id })}
          aria-current={current ? 'true' : undefined}
        >
          {page.title}
        </LinkBase>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, mt: 0.25 }}>
        <Typography variant="body2" color="text.secondary" sx={{ mr: 'auto', overflowWrap: 'anywhere', minWidth: 0 }}>
          {addressOfPage(page.slug)}
        </Typography>
        {page.status === 'draft' && <Badge tone="kraft">Brouillon</Badge>}
        {isScheduled(page) && (
          <Badge tone="kraft">{`Programmée pour le ${formatParisDateTime(page.published_at ?? '')}`}</Badge>
        )}
        <Badge tone="quiet">{pageTypeLabel(page.slug)}</Badge>
      </Box>
    </Box>
  );
}

const list = {
  ...plainList,
  ...frame,
  maxHeight: { md: 'calc(100dvh - 3rem)' },
  overflowY: { md: 'auto' },
} as const;
