import CloseIcon from '@mui/icons-material/Close';
import { Box, Button, Dialog, DialogTitle, IconButton, Typography, useMediaQuery } from '@mui/material';
import { useState } from 'react';
import { Loading } from '../../ui/components/Loading';
import { useVersions } from './versions';
import { VersionList } from './VersionList';
import { VersionPane } from './VersionPane';

interface HistoryDialogProps {
  readonly onClose: () => void;
}

/** The versions of the article or page around, their differences, and the restoration of one. */
export function HistoryDialog({ onClose }: HistoryDialogProps) {
  const narrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  return (
    <Dialog open onClose={onClose} maxWidth="lg" fullWidth fullScreen={narrow}>
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 2, borderBottom: '1px solid var(--line)' }}>
        <DialogTitle sx={{ flex: 1, py: 1.5 }}>Historique</DialogTitle>
        <IconButton aria-label="Fermer" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Versions onClose={onClose} />
    </Dialog>
  );
}

function Versions({ onClose }: HistoryDialogProps) {
  const { data: versions, isPending, refetch } = useVersions();
  const [chosenId, setChosenId] = useState<number>();
  if (isPending) return <Loading />;
  if (!versions) {
    return (
      <Box role="alert" sx={{ p: 3 }}>
        <Typography sx={{ mb: 2 }}>L’historique n’a pas pu être lu.</Typography>
        <Button variant="outlined" onClick={() => void refetch()}>
          Réessayer
        </Button>
      </Box>
    );
  }
  const [newest] = versions;
  if (!newest) {
    return (
      <Typography color="text.secondary" sx={{ p: 3 }}>
        Aucune version n’a encore été gardée{'\u00A0'}: la première le sera à la prochaine sauvegarde.
      </Typography>
    );
  }
  const version = versions.find(({ id }) => id === chosenId) ?? newest;
  return (
    <Box sx={columns}>
      <VersionList versions={versions} chosen={version} onChoose={({ id }) => setChosenId(id)} />
      <VersionPane
        key={version.id}
        version={version}
        previous={versions[versions.indexOf(version) + 1]}
        newest={newest}
        onClose={onClose}
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
