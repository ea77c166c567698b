import { Box } from '@mui/material';
import { Panel } from '../components/Panel';
import { version } from '../../../package.json';

/** What runs, for whoever asks for help. */
export function SystemInformation() {
  return (
    <Panel title="Informations système">
      <Box component="dl" sx={{ display: 'flex', gap: 1, m: 0, '& dt': { color: 'text.secondary' }, '& dd': { m: 0 } }}>
        <dt>Version</dt>
        <dd>{version}</dd>
      </Box>
    </Panel>
  );
}
