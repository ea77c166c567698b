import type { ImportOutcome, ReportedItem } from '@agency-site/import/import-site';
import { Box, Link, Typography } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { formatNumber } from '../../formats/numbers';
import { FigureCard, figureCards } from '../../ui/components/FigureCard';
import { Panel } from '../../ui/components/Panel';
import { ItemList } from './ItemList';
import { refusalOf } from './words';

/** Reports an import: the content that was created, the content that already existed, and the reasons why the rest was not imported. */
export function ImportReport({ reported, pictures: { moved, failed }, files }: ImportOutcome) {
  const createPath = useCreatePath();
  const of = (wanted: ReportedItem['outcome']) => reported.filter(({ outcome }) => outcome === wanted);
  const unredirected = reported.flatMap(({ item, unredirected_paths: paths = [] }) =>
    paths.map((path) => ({ key: path, words: `${path} : « ${item.row.title} »` })),
  );
  return (
    <>
      <Box role="status" aria-label="Import terminé">
        <Box component="ul" sx={figureCards}>
          <FigureCard title="Importés" figure={formatNumber(of('created').length)} />
          <FigureCard title="Déjà là" figure={formatNumber(of('known').length)} />
          <FigureCard title="Refusés" figure={formatNumber(of('refused').length)} />
          <FigureCard title="Sans redirection" figure={formatNumber(unredirected.length)} />
          {moved.size + failed.size > 0 && <FigureCard title="Images récupérées" figure={formatNumber(moved.size)} />}
          {files.moved.size + files.failed.size > 0 && (
            <FigureCard title="Fichiers récupérés" figure={formatNumber(files.moved.size)} />
          )}
        </Box>
      </Box>
      <Listed
        title="Refusés"
        lines={of('refused').map(({ source_id, item, reason }) => ({
          key: source_id,
          words: `« ${item.row.title} » : ${refusalOf(reason)}.`,
        }))}
      />
      <Listed
        title="Images restées sur l’ancien site"
        lines={[...failed].map(([address, reason]) => ({ key: address, words: `${address} : ${reason}` }))}
      />
      <Listed
        title="Fichiers restés sur l’ancien site"
        lines={[...files.failed].map(([address, reason]) => ({ key: address, words: `${address} : ${reason}` }))}
      />
      <Listed title="Anciennes adresses sans redirection" lines={unredirected}>
        Le site s’en sert, ou elles mènent déjà ailleurs.
      </Listed>
      <Listed
        title="Importés"
        lines={of('created').map(({ source_id, id = '', item }) => ({
          key: source_id,
          words: (
            <>
              <Link
                component={LinkBase}
                to={createPath({ resource: item.kind === 'post' ? 'blog_posts' : 'pages', type: 'edit', id })}
              >
                {item.row.title}
              </Link>
              {item.row.status === 'draft' && ' (brouillon)'}
            </>
          ),
        }))}
      />
    </>
  );
}

interface ListedProps extends ComponentProps<typeof ItemList> {
  readonly title: string;
  readonly children?: ReactNode;
}

function Listed({ title, lines, children }: ListedProps) {
  if (lines.length === 0) return null;
  return (
    <Panel title={title}>
      {children && <Typography color="text.secondary">{children}</Typography>}
      <ItemList lines={lines} />
    </Panel>
  );
}
