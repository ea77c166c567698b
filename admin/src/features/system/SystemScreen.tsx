import { EmptyState } from '../../ui/components/EmptyState';
import { LoadError } from '../../ui/components/LoadError';
import { Loading } from '../../ui/components/Loading';
import { formatMoment } from '../../data/formats/dates';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { Findings } from './Findings';
import { SlowestRoutes } from './SlowestRoutes';
import { SystemFigures } from './SystemFigures';
import { useSystemState } from './use-system-state';

/** /admin/system: what the server checks and counts of itself. */
export function SystemScreen() {
  const { data: state, error, refetch } = useSystemState();
  return (
    <>
      <ScreenHeader
        title="État du système"
        back="/"
        {...(state && { subtitle: `Version ${state.version}, en marche depuis le ${formatMoment(state.startedAt)}.` })}
      />
      {state ? (
        <>
          <SystemFigures state={state} />
          <Findings findings={state.findings} />
          <SlowestRoutes routes={state.lastHour.slowest} />
        </>
      ) : state === null ? (
        <EmptyState title="Le site tourne sans serveur à lui">
          Ses pages sont des fichiers et ses données sont chez Supabase, dont le tableau de bord montre l’état.
        </EmptyState>
      ) : error ? (
        <LoadError title="L’état du système n’a pas pu être lu" onRetry={refetch} />
      ) : (
        <Loading shape="cards" />
      )}
    </>
  );
}
