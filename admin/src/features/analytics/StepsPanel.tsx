import { formatNumber } from '../../data/formats/numbers';
import type { Defined } from './definitions';
import { formatShare } from './rates';
import { TablePanel } from './TablePanel';
import type { Reached, VisitTotals } from './visits';

/** By title: the steps towards a contact request, from all visits on, and the other things that are counted. */
const steps = {
  'Chemin vers le contact': [
    [undefined, 'Toutes les visites'],
    ['offer', 'Ont vu un service, un secteur ou un exemple'],
    ['contact-page', 'Ont ouvert la page Contact'],
    ['contact', 'Ont envoyé une demande'],
  ],
  'Autres actions': [
    ['newsletter', 'Inscription à la lettre'],
    ['booking', 'Clic vers l’agenda'],
    ['search', 'Recherche dans le blog'],
    ['empty-search', 'Recherche sans résultat'],
    ['file', 'Fichier ouvert'],
    ['outgoing', 'Lien vers un autre site'],
  ],
} as const satisfies Partial<Record<Defined, readonly (readonly [Reached | undefined, string])[]>>;

interface StepsPanelProps {
  readonly title: keyof typeof steps;
  readonly totals: VisitTotals;
}

/** How many visits reached each step, or did each thing. */
export function StepsPanel({ title, totals: { visits, reached } }: StepsPanelProps) {
  const rows = steps[title].map(([step, name]) => {
    const count = step ? (reached[step] ?? 0) : visits;
    return {
      id: name,
      name,
      figures: visits === 0 ? ['—', '—'] : [formatNumber(count), formatShare(count / visits)],
      share: visits && count / visits,
    };
  });
  return <TablePanel title={title} heads={['Étape', 'Visites', 'Part']} rows={rows} />;
}
