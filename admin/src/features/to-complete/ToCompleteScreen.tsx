import { Box, Typography } from '@mui/material';
import { EmptyState } from '../../ui/components/EmptyState';
import { LoadError } from '../../ui/components/LoadError';
import { Loading } from '../../ui/components/Loading';
import { countOf } from '../../data/formats/numbers';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { useOpenPassages, type OpenPassage } from './open-passages';
import { PageToComplete } from './PageToComplete';

/** /admin/to-complete: the open passages of the published pages, page by page. */
export function ToCompleteScreen() {
  const { data: passages, isPending, error, refetch } = useOpenPassages();
  return (
    <>
      <ScreenHeader
        title="À compléter avant la mise en ligne"
        back="/"
        subtitle={passages ? countOf(passages.length, 'renseignement', 'renseignements') : '\u00A0'}
      />
      {isPending && <Loading />}
      {error && <LoadError title="La liste n’a pas pu être lue" onRetry={refetch} />}
      {passages?.length === 0 && (
        <EmptyState title="Rien à compléter">Les pages publiées ne laissent plus rien en blanc.</EmptyState>
      )}
      {passages && passages.length > 0 && (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: '48rem' }}>
          <Typography color="text.secondary">
            {
              'Dans le texte, un renseignement qui manque s’écrit « [à compléter\u00A0: capital social] ». Tant qu’il y est, les visiteurs ne voient pas le passage qui le contient\u00A0: la ligne du tableau, le point de la liste ou le paragraphe.'
            }
          </Typography>
          {byPage(passages).map((group) => (
            <PageToComplete key={group[0].page_id} passages={group} />
          ))}
        </Box>
      )}
    </>
  );
}

type PassagesOfPage = readonly [OpenPassage, ...OpenPassage[]];

/** Groups the passages by page, in their order. */
function byPage(passages: readonly OpenPassage[]): PassagesOfPage[] {
  const pages = new Map<string, [OpenPassage, ...OpenPassage[]]>();
  for (const passage of passages) {
    const group = pages.get(passage.page_id);
    if (group) group.push(passage);
    else pages.set(passage.page_id, [passage]);
  }
  return [...pages.values()];
}
