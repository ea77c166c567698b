import AddIcon from '@mui/icons-material/Add';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { LinkBase, useCreatePath, useMatch } from 'react-admin';
import { EmptyState } from '../components/EmptyState';
import { LoadError } from '../components/LoadError';
import { Loading } from '../components/Loading';
import { countOf } from '../formats/numbers';
import { ScreenHeader } from '../layout/ScreenHeader';
import { PageDetail } from './detail/PageDetail';
import { PageRows } from './PageRows';
import { usePages } from './use-pages';

/**
 * /admin/pages: the pages on the left, the selected one on the right; one after the other on a phone. Each page has an
 * address of its own there; without one, the first page is selected. Not a `List`: it would be left for the page that is opened, and
 * come back to its beginning.
 */
export function PagesScreen() {
  const { data: pages, isPending, error, refetch } = usePages();
  const asked = useMatch({ path: '/pages/:id' })?.params['id'];
  const createPath = useCreatePath();
  // The live preview takes the place of the list, so that the text and what it becomes stand side by side.
  const [previewing, setPreviewing] = useState(false);
  const selected = asked ?? pages?.[0]?.id;
  const listOnPhones = asked === undefined ? {} : onlyWide;
  const detailOnPhones = asked === undefined ? onlyWide : {};
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
        <Box sx={{ ...listOnPhones, ...beside, ...(previewing && { display: 'none' }) }}>
          {isPending && <Loading shape="rows" />}
          {error && <LoadError title="Les pages n’ont pas pu être lues" onRetry={refetch} />}
          {pages && <PageRows pages={pages} selected={selected} />}
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

const onlyWide = { display: { xs: 'none', md: 'block' } } as const;

/** Stays while a long page scrolls. */
const beside = { position: { md: 'sticky' }, top: 24 } as const;

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const twoColumns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(15rem, 28%) minmax(0, 1fr)' },
  alignItems: 'start',
} as const;
