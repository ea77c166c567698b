import type { ReportedItem } from '@agency/supabase/import/send-items';
import { Box, Link, Typography } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';
import { formatNumber } from '../../data/formats/numbers';
import { FigureCard, figureCards } from '../../ui/components/FigureCard';
import { Panel } from '../../ui/components/Panel';
import { list } from './ImportPreview';
import { refusalOf } from './words';

/** What an import did: what came, what was there, and why the rest did not come. */
export function ImportReport({ reported }: { readonly reported: readonly ReportedItem[] }) {
  const of = (wanted: ReportedItem['outcome']) => reported.filter(({ outcome }) => outcome === wanted);
  const refused = of('refused');
  const unled = reported.flatMap(({ item, unled: paths = [] }) =>
    paths.map((path) => ({ title: item.row.title, path })),
  );
  return (
    <>
      <Box role="status" aria-label="Import terminé">
        <Box component="ul" sx={figureCards}>
          <FigureCard title="Importés" figure={formatNumber(of('created').length)} />
          <FigureCard title="Déjà là" figure={formatNumber(of('known').length)} />
          <FigureCard title="Refusés" figure={formatNumber(refused.length)} />
          <FigureCard title="Sans redirection" figure={formatNumber(unled.length)} />
        </Box>
      </Box>
      {refused.length > 0 && (
        <Panel title="Refusés">
          <Box component="ul" sx={list}>
            {refused.map(({ source_id, item, reason }) => (
              <li key={source_id}>
                « {item.row.title} » : {refusalOf(reason)}.
              </li>
            ))}
          </Box>
        </Panel>
      )}
      {unled.length > 0 && (
        <Panel title="Anciennes adresses sans redirection">
          <Typography color="text.secondary">Le site s’en sert, ou elles mènent déjà ailleurs.</Typography>
          <Box component="ul" sx={list}>
            {unled.map(({ title, path }) => (
              <li key={path}>
                {path} : « {title} »
              </li>
            ))}
          </Box>
        </Panel>
      )}
      <Created reported={of('created')} />
    </>
  );
}

function Created({ reported }: { readonly reported: readonly ReportedItem[] }) {
  const createPath = useCreatePath();
  if (reported.length === 0) return null;
  return (
    <Panel title="Importés">
      <Box component="ul" sx={list}>
        {reported.map(({ source_id, id = '', item }) => (
          <li key={source_id}>
            <Link
              component={LinkBase}
              to={createPath({ resource: item.kind === 'post' ? 'blog_posts' : 'pages', type: 'edit', id })}
            >
              {item.row.title}
            </Link>
            {item.row.status === 'draft' && ' (brouillon)'}
          </li>
        ))}
      </Box>
    </Panel>
  );
}
