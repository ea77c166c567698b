import { settings, type SettingKey } from '@agency/supabase/settings';
import { Box, Button } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';
import { Panel } from '../../ui/components/Panel';
import type { OpenPassage } from './open-passages';

interface PageToCompleteProps {
  readonly passages: readonly [OpenPassage, ...OpenPassage[]];
}

/** The open passages of one page, with links to where they are completed. */
export function PageToComplete({ passages }: PageToCompleteProps) {
  const createPath = useCreatePath();
  const [{ page_id: id, title }] = passages;
  return (
    <Panel title={title}>
      <Box component="ul" sx={list}>
        {passages.map(({ passage, setting }) => (
          <li key={passage}>{setting === null ? passage : <SettingLink setting={setting} />}</li>
        ))}
      </Box>
      <Button
        component={LinkBase}
        to={createPath({ resource: 'pages', type: 'edit', id })}
        variant="outlined"
        size="small"
        aria-label={`Ouvrir la page « ${title} »`}
        sx={{ alignSelf: 'start' }}
      >
        Ouvrir la page
      </Button>
    </Panel>
  );
}

function SettingLink({ setting }: { readonly setting: string }) {
  const createPath = useCreatePath();
  if (!isSetting(setting)) return `{{${setting}}} n’est le nom d’aucun réglage`;
  return (
    <LinkBase to={{ pathname: createPath({ resource: 'site_settings', type: 'list' }), hash: setting }}>
      {`${settings[setting].label}, dans les paramètres`}
    </LinkBase>
  );
}

const isSetting = (name: string): name is SettingKey => Object.hasOwn(settings, name);

const list = { m: 0, pl: 2.5, '& li + li': { mt: 0.5 }, '& li': { overflowWrap: 'anywhere' } } as const;
