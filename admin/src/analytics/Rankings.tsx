import { useScope } from './scope';
import { RankingPanel } from './RankingPanel';
import type { RankedValue, VisitBreakdowns } from './visits';

const devices: Readonly<Record<string, string>> = { desktop: 'Ordinateur', mobile: 'Téléphone', tablet: 'Tablette' };

const pageName = ({ value, post }: RankedValue) => post?.title ?? value;

/** Where the visits come from, where they begin, what they see and on which devices. */
export function Rankings({ breakdowns }: { readonly breakdowns: VisitBreakdowns }) {
  const { scope, linkTo } = useScope();
  const { page, source } = scope.filter;
  // A dimension without a visit is left out of the answer, and every visit has a device.
  const visited = breakdowns.device !== undefined;
  const toPage = (path: string) => linkTo({ page: path });
  return (
    <>
      <RankingPanel
        title="Sources"
        head="Source"
        values={breakdowns.source}
        nameOf={({ value }) => sourceName(value)}
        linkTo={(name) => linkTo({ source: name })}
        empty={visited && source !== undefined && 'Toutes les visites de l’écran viennent de cette source.'}
      />
      <RankingPanel
        title="Pages les plus vues"
        head="Page"
        values={breakdowns.page}
        withTime
        nameOf={pageName}
        linkTo={toPage}
        empty={visited && page !== undefined && 'Toutes les visites de l’écran ont vu cette page.'}
      />
      <RankingPanel title="Pages d’entrée" head="Page" values={breakdowns.entry} linkTo={toPage} />
      <RankingPanel title="Campagnes" head="Campagne" values={breakdowns.campaign} />
      <RankingPanel
        title="Appareils"
        head="Appareil"
        values={breakdowns.device}
        nameOf={({ value }) => devices[value] ?? value}
      />
    </>
  );
}

/** A source as people read it. */
export const sourceName = (source: string): string => source || 'Accès direct';
