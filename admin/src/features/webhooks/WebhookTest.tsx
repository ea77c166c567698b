import type { Database } from '@agency/supabase/database-types';
import { Box, Button, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { LinkBase, useCreatePath, useDataProvider, useNotify, useRecordContext } from 'react-admin';
import type { BackOfficeData } from '../../data/database-functions';

type Webhook = Database['public']['Tables']['webhooks']['Row'];

/** The secret that signatures are verified with, a call to try, and where the calls are listed. */
export function WebhookTest() {
  const webhook = useRecordContext<Webhook>();
  const provider = useDataProvider<BackOfficeData>();
  const createPath = useCreatePath();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: (webhook_id: string) => provider.callFunction('test_webhook', { webhook_id }),
    onSuccess: () => notify('Un appel d’essai part'),
    meta: { operation: 'send' },
  });
  if (!webhook) return null;
  const { id, url, secret } = webhook;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      notify('Secret copié');
    } catch {
      notify(secret, { autoHideDuration: null });
    }
  };
  const calls = {
    pathname: createPath({ resource: 'outbox', type: 'list' }),
    search: new URLSearchParams({ filter: JSON.stringify({ channel: 'webhook', 'recipient@ilike': url }) }).toString(),
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, width: '100%' }}>
      <TextField
        label="Secret de signature"
        value={secret}
        size="small"
        slotProps={{ input: { readOnly: true } }}
        helperText={
          'Donnez-le à l’outil appelé\u202F: il vérifie ainsi que l’appel vient de ce site (Standard Webhooks).'
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" onClick={() => void copy()}>
          Copier le secret
        </Button>
        <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate(id)}>
          Tester
        </Button>
        <Button size="small" component={LinkBase} to={calls}>
          Voir les appels
        </Button>
      </Box>
    </Box>
  );
}
