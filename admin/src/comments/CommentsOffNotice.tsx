import { Button } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';
import { Notice } from '../components/Notice';
import { useSiteSettings } from '../site-settings/use-site-settings';

/** While the setting is off: comments are kept, and seen here alone. */
export function CommentsOffNotice() {
  const { comments_enabled: setting } = useSiteSettings();
  const pathname = useCreatePath()({ resource: 'site_settings', type: 'list' });
  if (setting !== 'false') return null;
  const toSetting = (
    <Button component={LinkBase} to={{ pathname, hash: 'comments_enabled' }} size="small" variant="outlined">
      Paramètre Commentaires
    </Button>
  );
  return (
    <Notice actions={toSetting}>
      <strong>Les commentaires sont désactivés.</strong> Les visiteurs n’en voient pas et n’en laissent pas.
    </Notice>
  );
}
