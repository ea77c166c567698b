import CloseIcon from '@mui/icons-material/Close';
import { Box, ButtonBase, Dialog, DialogTitle, IconButton, Typography, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { formatSecond } from '../../formats/dates';
import { Badge } from '../../ui/components/Badge';
import { LoadError } from '../../ui/components/LoadError';
import { Loading } from '../../ui/components/Loading';
import { linkedItem, plainList, smallText } from '../../ui/theme/styles';
import { useVersions, type Version, versionAuthor, versionChange } from './versions';
import type { RestoredForm } from './RestoreVersion';
import { VersionPane } from './VersionPane';

interface HistoryDialogProps extends RestoredForm {
  readonly onClose: () => void;
}

/** Shows the versions of the current text, their differences, and a button that restores one. */
export function HistoryDialog({ onClose, ...form }: HistoryDialogProps) {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth fullScreen={narrow}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 2, borderBottom: '1px solid var(--line)' }}>
        <DialogTitle sx={{ flex: 1, py: 1.5 }}>Historique</DialogTitle>
        <IconButton aria-label="Fermer" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Versions {...form} onClose={onClose} />
    </Dialog>
  );
}

function Versions(props: HistoryDialogProps) {
  const { data: versions, isPending, refetch } = useVersions();
  const [chosenId, setChosenId] = useState<number>();
  if (isPending) return <Loading />;
  if (!versions)
    return (
      <Box role="alert" sx={{ p: 3 }}>
        <LoadError inPanel title="L’historique n’a pas pu être lu." onRetry={refetch} />
      </Box>
    );
  const [newest] = versions;
  if (!newest)
    return (
      <Typography color="text.secondary" sx={{ p: 3 }}>
        Aucune version n’a encore été gardée{'\u00A0'}: la première le sera à la prochaine sauvegarde.
      </Typography>
    );
  const version = versions.find(({ id }) => id === chosenId) ?? newest;
  return (
    <Box sx={columns}>
      <VersionList versions={versions} chosen={version} onChoose={({ id }) => setChosenId(id)} />
      <VersionPane
        key={version.id}
        version={version}
        previous={versions[versions.indexOf(version) + 1]}
        newest={newest}
        {...props}
      />
    </Box>
  );
}

const columns = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '17rem minmax(0, 1fr)' },
  gridTemplateRows: { xs: 'minmax(7rem, 24dvh) minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  height: { xs: '100%', md: 'min(44rem, calc(100dvh - 9rem))' },
  minHeight: 0,
} as const;

interface VersionListProps {
  readonly versions: readonly Version[];
  readonly chosen: Version;
  readonly onChoose: (version: Version) => void;
}

function VersionList({ versions, chosen, onChoose }: VersionListProps) {
  return (
    <Box component="ol" aria-label="Versions" sx={list}>
      {versions.map((version, index) => (
        <Box component="li" key={version.id} sx={linkedItem}>
          <ButtonBase
            aria-current={version.id === chosen.id ? 'true' : undefined}
            onClick={() => onChoose(version)}
            sx={line}
          >
            <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 }}>
              <strong>{formatSecond(version.saved_at)}</strong>
              {index === 0 && <Badge tone="teal">Actuelle</Badge>}
              {version.automatic && <Badge tone="quiet">Automatique</Badge>}
            </Box>
            <span>{versionChange(version, versions[index + 1])}</span>
            <Box component="span" sx={{ ...smallText, overflowWrap: 'anywhere' }}>
              {versionAuthor(version)}
            </Box>
          </ButtonBase>
        </Box>
      ))}
    </Box>
  );
}

const list = {
  ...plainList,
  overflowY: 'auto',
  borderRight: { md: '1px solid var(--line)' },
  borderBottom: { xs: '1px solid var(--line)', md: 0 },
} as const;

const line = {
  display: 'grid',
  justifyContent: 'start',
  justifyItems: 'start',
  fontFamily: 'inherit',
  width: '100%',
  px: 2,
  py: 1.25,
  textAlign: 'left',
  fontSize: '0.9375rem',
  '&:focus-visible': { outlineOffset: -2 },
} as const;
