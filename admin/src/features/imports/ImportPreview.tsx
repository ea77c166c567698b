import type { Omission } from '@agency-site/import/model';
import { Box, Typography } from '@mui/material';
import { countOf, formatNumber } from '../../formats/numbers';
import { FigureCard, figureCards } from '../../ui/components/FigureCard';
import { Panel } from '../../ui/components/Panel';
import type { ReadFile } from './use-import';
import { ItemList } from './ItemList';
import { omissionKinds, omissionName, refusalOf } from './words';

/** Previews an import: the content to import, the content that cannot be imported, and features without an equivalent here. */
export function ImportPreview({ name, site, summary }: ReadFile) {
  return (
    <>
      <Box component="ul" aria-label="À importer" sx={figureCards}>
        <FigureCard title="Articles" figure={formatNumber(summary.posts)} note={`de ${name}`} />
        <FigureCard
          title="Pages"
          figure={formatNumber(summary.pages)}
          note={countOf(summary.drafts, 'brouillon en tout', 'brouillons en tout')}
        />
        <FigureCard
          title="Commentaires"
          figure={formatNumber(summary.comments)}
          note={
            summary.areCommentsShown || summary.comments === 0
              ? 'publiés, ou à relire'
              : 'que personne ne verra\u00A0: les commentaires sont désactivés'
          }
        />
        <FigureCard
          title="Redirections"
          figure={formatNumber(summary.redirects)}
          note="depuis les anciennes adresses"
        />
      </Box>
      {summary.known > 0 && (
        <Typography>
          {countOf(summary.known, 'contenu est déjà là', 'contenus sont déjà là')} depuis un import précédent : rien n’y
          change
          {summary.awaited > 0 &&
            `, sauf ${countOf(summary.awaited, 'image qui vient', 'images qui viennent')} encore de l’ancien site, si vous les récupérez`}
          .
        </Typography>
      )}
      {summary.refused.length > 0 && (
        <Panel title="Ne viendront pas">
          <ItemList
            lines={summary.refused.map(({ source_id, row, refusal }) => ({
              key: source_id,
              words: `« ${row.title} » : ${refusalOf(refusal)}.`,
            }))}
          />
        </Panel>
      )}
      <Panel title="Ce qui n’a pas d’équivalent">
        {summary.omissions.length === 0 ? (
          <Typography color="text.secondary">Rien : tout vient tel quel.</Typography>
        ) : (
          <>
            <Omissions omissions={summary.omissions} />
            <Typography color="text.secondary">
              Les mots qu’un bloc entoure restent, sauf ceux qu’aucun visiteur ne lisait.
            </Typography>
            <OmissionsByItem site={site} />
          </>
        )}
      </Panel>
    </>
  );
}

function Omissions({ omissions }: { readonly omissions: readonly Omission[] }) {
  return (
    <Box component="table" aria-label="Ce qui n’a pas d’équivalent" sx={table}>
      <thead>
        <tr>
          <th scope="col">Quoi</th>
          <th scope="col">Fois</th>
        </tr>
      </thead>
      <tbody>
        {omissions.map(({ kind, name, count }) => (
          <tr key={`${kind} ${name}`}>
            <th scope="row">
              {omissionKinds[kind]} {omissionName(kind, name)}
            </th>
            <td>{formatNumber(count)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

function OmissionsByItem({ site }: Pick<ReadFile, 'site'>) {
  return (
    <details>
      <summary>Voir contenu par contenu</summary>
      <ItemList
        lines={site.items
          .filter(({ omissions }) => omissions.length > 0)
          .map(({ source_id, row, omissions }) => {
            const lost = omissions.map(
              ({ kind, name }) => `${omissionKinds[kind].toLowerCase()} ${omissionName(kind, name)}`,
            );
            return { key: source_id, words: `« ${row.title} » : ${lost.join(', ')}` };
          })}
      />
    </details>
  );
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    py: 0.5,
    borderBottom: '1px solid var(--line)',
    fontWeight: 400,
    textAlign: 'left',
    overflowWrap: 'anywhere',
  },
  '& thead th': { fontWeight: 600 },
  '& th:last-child, & td': { width: '4rem', textAlign: 'right' },
} as const;
