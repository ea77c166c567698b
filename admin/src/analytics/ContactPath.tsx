import { Box } from '@mui/material';
import { Panel } from '../components/Panel';
import { formatNumber } from '../formats/numbers';
import { Definition } from './Definition';
import type { Defined } from './definitions';
import { rankingTable } from './ranking-table';
import { formatShare } from './rates';
import type { Reached, VisitTotals } from './visits';

const path: readonly (readonly [Reached, string])[] = [
  ['offer', 'Ont vu un service, un secteur ou un exemple'],
  ['contact-page', 'Ont ouvert la page Contact'],
  ['contact', 'Ont envoyé une demande'],
];

const actions: readonly (readonly [Reached, string])[] = [
  ['newsletter', 'Inscription à la lettre'],
  ['booking', 'Clic vers l’agenda'],
  ['search', 'Recherche dans le blog'],
  ['empty-search', 'Recherche sans résultat'],
  ['file', 'Fichier ouvert'],
  ['outgoing', 'Lien vers un autre site'],
];

/** How many visits reached each step towards a contact request. */
export const ContactPath = ({ totals }: { readonly totals: VisitTotals }) => (
  <Steps title="Chemin vers le contact" totals={totals} steps={path} withAll />
);

/** How many visits did the other things that are counted. */
export const OtherActions = ({ totals }: { readonly totals: VisitTotals }) => (
  <Steps title="Autres actions" totals={totals} steps={actions} />
);

interface StepsProps {
  readonly title: Defined;
  readonly totals: VisitTotals;
  readonly steps: typeof path;
  /** Begins with all visits. */
  readonly withAll?: boolean;
}

function Steps({ title, totals: { visits, reached }, steps, withAll = false }: StepsProps) {
  const rows = steps.map(([name, label]) => [label, reached[name] ?? 0] as const);
  return (
    <Panel title={title} definition={<Definition of={title} />}>
      <Box component="table" aria-label={title} sx={rankingTable}>
        <thead>
          <tr>
            <th scope="col">Étape</th>
            <th scope="col">Visites</th>
            <th scope="col">Part</th>
          </tr>
        </thead>
        <tbody>
          {[...(withAll ? [['Toutes les visites', visits] as const] : []), ...rows].map(([label, count]) => (
            <tr key={label} style={{ backgroundSize: `${visits && (count / visits) * 100}% 100%` }}>
              <th scope="row">{label}</th>
              <td>{visits === 0 ? '—' : formatNumber(count)}</td>
              <td>{formatShare(visits === 0 ? null : count / visits)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Panel>
  );
}
