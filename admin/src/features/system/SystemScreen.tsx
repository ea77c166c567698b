import { systemChecks, type Formats } from '@agency-site/domain/system-checks';
import {
  type Finding,
  type Level,
  type RouteFigures,
  sentenceOf,
  type SystemState,
  systemStatePath,
} from '@agency-site/domain/system-state';
import { Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import { formatDateTime, formatMoment } from '../../formats/dates';
import { countOf, formatFileSize, formatNumber } from '../../formats/numbers';
import { Badge, type Tone } from '../../ui/components/Badge';
import { EmptyState } from '../../ui/components/EmptyState';
import { FigureCard, figureCards } from '../../ui/components/FigureCard';
import { LoadError } from '../../ui/components/LoadError';
import { Loading } from '../../ui/components/Loading';
import { Panel } from '../../ui/components/Panel';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { plainList } from '../../ui/theme/styles';

/** /admin/system: the results of the server's checks, and its figures. */
export function SystemScreen() {
  const {
    data: state,
    error,
    refetch,
  } = useQuery({
    queryKey: ['system_state'],
    queryFn: readSystemState,
    refetchInterval: REFRESH_MS,
  });
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

const REFRESH_MS = 30_000;

/** Reads the state of our server; null if the site runs without our server. */
async function readSystemState(): Promise<SystemState | null> {
  const response = await fetch(systemStatePath);
  if (response.status >= 500) throw new HttpError(response.statusText, response.status);
  // A static host answers with the HTML of the back-office, or with its own page for missing files.
  if (!response.headers.get('content-type')?.startsWith('application/json')) return null;
  if (!response.ok) throw new HttpError(response.statusText, response.status);
  return (await response.json()) as SystemState;
}

function SystemFigures({ state: { findings, lastHour, lastSentAt, memoryBytes } }: { readonly state: SystemState }) {
  const outbox = findings.find((finding) => finding.check === 'outbox')?.facts;
  const disk = findings.find((finding) => finding.check === 'disk')?.facts;
  const sent = lastSentAt ? `dernier départ ${formatDateTime(lastSentAt)}` : 'rien n’est encore parti';
  return (
    <Box component="ul" aria-label="Chiffres" sx={{ ...figureCards, mb: 2 }}>
      <FigureCard
        title="Requêtes en une heure"
        figure={formatNumber(lastHour.requests)}
        note={countOf(lastHour.errors, 'erreur', 'erreurs')}
      />
      <FigureCard
        title="Envois en attente"
        figure={outbox ? formatNumber(outbox.waiting) : '—'}
        {...(outbox && { note: sent })}
      />
      <FigureCard
        title="Place sur le disque"
        figure={disk ? formatFileSize(disk.freeBytes) : '—'}
        {...(disk && { note: `sur ${formatFileSize(disk.totalBytes)}` })}
      />
      <FigureCard title="Mémoire du serveur" figure={formatFileSize(memoryBytes)} />
    </Box>
  );
}

/** Failed checks come first. */
const levels: Readonly<Record<Level, { readonly rank: number; readonly name: string; readonly tone: Tone }>> = {
  bad: { rank: 0, name: 'En panne', tone: 'action' },
  warning: { rank: 1, name: 'À voir', tone: 'kraft' },
  good: { rank: 2, name: 'Bien', tone: 'teal' },
};

const frenchFormats: Formats = {
  size: formatFileSize,
  duration: (seconds) =>
    seconds < 3600
      ? countOf(Math.ceil(seconds / 60), 'minute', 'minutes')
      : countOf(Math.round(seconds / 3600), 'heure', 'heures'),
  moment: formatMoment,
  counted: countOf,
};

/** Lists the checks, each with its result and advice. */
function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const sorted = findings.toSorted((one, other) => levels[one.level].rank - levels[other.level].rank);
  return (
    <Box sx={{ mb: 2 }}>
      <Panel title="Contrôles">
        <Box component="ul" aria-label="Contrôles" sx={findingList}>
          {sorted.map((finding) => (
            <li key={finding.check}>
              <Badge tone={levels[finding.level].tone}>{levels[finding.level].name}</Badge>
              <div>
                <strong>{systemChecks[finding.check].name}</strong>
                <p>{sentenceOf(finding, frenchFormats)[1]}</p>
              </div>
            </li>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}

const findingList = {
  ...plainList,
  '& li': { display: 'grid', gridTemplateColumns: '5.5rem 1fr', alignItems: 'baseline', py: 1 },
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& li > span': { justifySelf: 'start' },
  '& div': { display: 'grid', gridTemplateColumns: { sm: '11rem 1fr' }, columnGap: 2, minWidth: 0 },
  '& strong': { fontWeight: 600 },
  '& p': { m: 0, color: 'text.secondary', overflowWrap: 'anywhere' },
} as const;

const slowest = 'Adresses les plus lentes depuis une heure';

function SlowestRoutes({ routes }: { readonly routes: readonly RouteFigures[] }) {
  return (
    <Panel title={slowest}>
      {routes.length === 0 ? (
        <Typography color="text.secondary">Aucune demande depuis une heure.</Typography>
      ) : (
        <Box component="table" aria-label={slowest} sx={table}>
          <thead>
            <tr>
              {['Adresse', 'Requêtes', 'Erreurs', 'Moyenne', 'Maximum'].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {routes.map(({ route, requests, errors, averageMs, longestMs }) => (
              <tr key={route}>
                <th scope="row">{route}</th>
                <td>{formatNumber(requests)}</td>
                <td>{formatNumber(errors)}</td>
                <td>{inMilliseconds(averageMs)}</td>
                <td>{inMilliseconds(longestMs)}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      )}
    </Panel>
  );
}

const inMilliseconds = (ms: number): string => `${formatNumber(ms)}\u00A0ms`;

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': { p: 0.75, borderBottom: '1px solid var(--line)', textAlign: 'right', fontWeight: 400 },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem' },
  '& th:first-of-type': { textAlign: 'left', overflowWrap: 'anywhere' },
  '& td': { whiteSpace: 'nowrap' },
  // A phone has room for two columns: the number of requests and their duration.
  '& tr > :is(:nth-child(3), :nth-child(5))': { display: { xs: 'none', sm: 'table-cell' } },
} as const;
