import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import { Box, Button, Typography } from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { useDataProvider, useGetResourceLabel, useStore } from 'react-admin';
import { mailSetup } from '../features/outbox/resource';
import { placeholderSetup } from '../features/placeholders';
import { examplesSetup } from '../features/site-content/ExamplesNotice';
import type { BackOfficeData } from '../provider/data-provider';
import { countOf } from '../formats/numbers';
import { onlyLogged } from '../provider/failed-calls/query-client';
import { useListedResources } from '../provider/resource';
import type { SetupProgress, SetupStep } from '../provider/setup-step';
import { NoticeButton } from '../ui/components/Notice';
import { Panel } from '../ui/components/Panel';
import { VisuallyHidden } from '../ui/components/VisuallyHidden';
import { plainList } from '../ui/theme/styles';

type Step = SetupProgress & { readonly name: string };

/** The steps of the setup, each with the resource whose list shows what remains to do. */
const setupSteps: readonly (readonly [name: string, step: SetupStep])[] = [
  ['faq_entries', examplesSetup],
  ['outbox', mailSetup],
  ['placeholders', placeholderSetup],
];

/** The steps of the setup whose progress is known and whose resource the person may list. */
function useSteps(): readonly Step[] {
  const provider = useDataProvider<BackOfficeData>();
  const listed = useListedResources();
  const shown = setupSteps.filter(([name]) => listed.some((resource) => resource.name === name));
  const answers = useQueries({
    queries: shown.map(([, step]) => ({ ...step(provider), meta: onlyLogged })),
  });
  return shown.flatMap(([name], index) => {
    const progress = answers[index]?.data;
    return progress ? [{ name, ...progress }] : [];
  });
}

/** The remaining steps of the setup. Marked as read, the card folds to one line until another step appears. */
export function SetupCard() {
  const steps = useSteps();
  const [read, setRead] = useStore<readonly string[]>('dashboard.setup.read', []);
  const left = steps.filter(({ isDone }) => !isDone).map(({ name }) => name);
  if (left.length === 0) return null;
  const isFolded = left.every((name) => read.includes(name));
  return (
    <Panel title="Mise en route">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography color="text.secondary">{`${countOf(steps.length - left.length, 'étape terminée', 'étapes terminées')} sur ${steps.length}`}</Typography>
        <Button size="small" aria-expanded={!isFolded} onClick={() => setRead(isFolded ? [] : left)}>
          {isFolded ? 'Voir ce qui reste' : 'C’est lu, replier'}
        </Button>
      </Box>
      {!isFolded && (
        <Box component="ul" sx={list}>
          {steps.map((step) => (
            <SetupItem key={step.name} step={step} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function SetupItem({ step: { isDone, title, text, links } }: { readonly step: Step }) {
  const labelOf = useGetResourceLabel();
  const Icon = isDone ? DoneIcon : OpenIcon;
  return (
    <Box component="li" sx={{ color: isDone ? 'text.secondary' : 'text.primary' }}>
      <Icon fontSize="small" aria-hidden sx={{ mt: 0.25, color: isDone ? 'var(--teal)' : 'var(--action)' }} />
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 0.75 }}>
        <Typography sx={{ fontWeight: isDone ? 400 : 600 }}>
          <VisuallyHidden>{isDone ? 'Terminé\u00A0: ' : 'À faire\u00A0: '}</VisuallyHidden>
          {title}
        </Typography>
        {text && <Typography variant="body2">{text}</Typography>}
        {links && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {links.map(({ resource, label }) => (
              <NoticeButton key={resource} to={`/${resource}`}>
                {label ?? labelOf(resource, 2)}
              </NoticeButton>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const list = {
  ...plainList,
  '& > li': { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 1.25, py: 1.25 },
  '& > li + li': { borderTop: '1px solid var(--line)' },
} as const;
