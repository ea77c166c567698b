import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Loading } from '../components/Loading';
import { Difference } from './Difference';
import { RestoreVersion } from './RestoreVersion';
import { type Subject, useVersionText, type Version, versionAuthor, versionName } from './versions';

/** What a version changed of the one before it, or what has been changed since. */
type Comparison = 'its change' | 'since';

interface VersionPaneProps {
  readonly subject: Subject;
  readonly version: Version;
  /** The one before it, unless it is the oldest kept. */
  readonly previous: Version | undefined;
  readonly newest: Version;
  readonly onClose: () => void;
}

/** One version: what it changed, or what has changed since, and its restoration. */
export function VersionPane({ version, previous, newest, ...restoration }: VersionPaneProps) {
  const titleId = useId();
  const isNewest = version.id === newest.id;
  const [asked, setAsked] = useState<Comparison>(isNewest ? 'its change' : 'since');
  // The oldest version kept has nothing before it to be compared with.
  const comparison = previous || isNewest ? asked : 'since';
  return (
    <Box component="section" aria-labelledby={titleId} sx={pane}>
      <Box sx={head}>
        <Box sx={{ flex: 1, minWidth: '14rem' }}>
          <Typography variant="h3" component="h3" id={titleId}>
            {versionName(version)}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {versionAuthor(version)}
          </Typography>
        </Box>
        {!isNewest && <RestoreVersion version={version} newest={newest} {...restoration} />}
        {!isNewest && previous && (
          <Box
            role="group"
            aria-label="Ce qui est comparé"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, width: '100%' }}
          >
            <Button size="small" aria-pressed={comparison === 'since'} onClick={() => setAsked('since')}>
              Ce qui a changé depuis
            </Button>
            <Button size="small" aria-pressed={comparison === 'its change'} onClick={() => setAsked('its change')}>
              Ce que cette version a changé
            </Button>
          </Box>
        )}
      </Box>
      {/* Focusable, so that the keyboard scrolls it. */}
      <Box role="region" aria-label="Différences" tabIndex={0} sx={differences}>
        {comparison === 'since' ? (
          <VersionDifference before={version} after={newest} comparison="since" />
        ) : (
          <VersionDifference before={previous} after={version} comparison="its change" />
        )}
      </Box>
    </Box>
  );
}

interface VersionDifferenceProps {
  /** Nothing for the first version of all, or when the one before was not kept. */
  readonly before: Version | undefined;
  readonly after: Version;
  readonly comparison: Comparison;
}

/** Reads both texts, and shows what differs. */
function VersionDifference({ before, after, comparison }: VersionDifferenceProps) {
  const former = useVersionText(before);
  const later = useVersionText(after);
  if (!before) return <Said>C’est la plus ancienne version gardée.</Said>;
  if (former.isError || later.isError) return <Said alert>Ces versions n’ont pas pu être lues.</Said>;
  if (!former.data || !later.data) return <Loading />;
  return (
    <>
      <Said>
        {comparison === 'since'
          ? 'Barré\u00A0: ce que la version actuelle n’a plus. Souligné\u00A0: ce qu’elle a de nouveau.'
          : 'Barré\u00A0: ce que cette version a retiré. Souligné\u00A0: ce qu’elle a ajouté.'}
      </Said>
      <Difference before={former.data} after={later.data} />
    </>
  );
}

function Said({ children, alert = false }: { readonly children: string; readonly alert?: boolean }) {
  return (
    <Typography {...(alert && { role: 'alert' })} variant="body2" color="text.secondary" sx={{ mb: 2 }}>
      {children}
    </Typography>
  );
}

/** On a phone all of it scrolls: what is pinned would leave no room for the text. */
const pane = {
  display: { md: 'flex' },
  flexDirection: 'column',
  minHeight: 0,
  overflowY: { xs: 'auto', md: 'visible' },
} as const;

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, md: 3 },
  py: 1.5,
  borderBottom: '1px solid var(--line)',
} as const;

const differences = {
  flex: 1,
  minHeight: 0,
  overflowY: { md: 'auto' },
  px: { xs: 2, md: 3 },
  py: 2,
  '&:focus-visible': { outline: '2px solid var(--action)', outlineOffset: -2 },
} as const;
