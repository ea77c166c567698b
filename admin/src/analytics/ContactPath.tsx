import { formatNumber } from '../formats/numbers';
import type { Defined } from './definitions';
import { formatShare } from './rates';
import { TablePanel } from './TablePanel';
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
  const counts = steps.map(([step, name]) => ({ name, count: reached[step] ?? 0 }));
  const rows = [...(withAll ? [{ name: 'Toutes les visites', count: visits }] : []), ...counts];
  return (
    <TablePanel
      title={title}
      heads={['Étape', 'Visites', 'Part']}
      rows={rows.map(({ name, count }) => ({
        id: name,
        name,
        figures: visits === 0 ? ['—', '—'] : [formatNumber(count), formatShare(count / visits)],
        share: visits && count / visits,
      }))}
    />
  );
}
