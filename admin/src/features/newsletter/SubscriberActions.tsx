import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { BackOfficeData } from '../../provider/data-provider';
import { ActionsMenu } from '../../ui/components/ActionsMenu';
import type { SubscriberState } from './subscriber-cells';

interface SubscriberActionsProps {
  readonly id: string;
  readonly email: string;
  readonly state: string;
}

/** The changes of a subscription that an administrator can make by hand, and the states in which each one is possible. */
const actions = [
  { to: 'confirmed', label: 'Réabonner', from: ['bounced', 'unsubscribed'] },
  { to: 'unsubscribed', label: 'Désinscrire', from: ['confirmed', 'pending'] },
  { to: 'bounced', label: 'Adresse refusée', from: ['confirmed', 'pending'] },
] as const;

const done: Readonly<Record<string, string>> = {
  confirmed: 'Adresse réabonnée',
  pending: 'Un e-mail lui demande de confirmer son abonnement.',
  unsubscribed: 'Adresse désinscrite',
  bounced: 'Adresse marquée comme refusée',
};

/** The menu of actions in the row of a subscriber. */
export function SubscriberActions({ id, email, state }: SubscriberActionsProps) {
  const provider = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const change = async (to: SubscriberState): Promise<void> => {
    try {
      const became = await provider.callFunction('change_subscription', {
        subscriber_id: id,
        to_state: to,
      });
      notify(done[became] ?? 'Abonnement modifié', { type: 'success' });
    } catch {
      notify('L’abonnement n’a pas été modifié. Réessayez dans un instant.', { type: 'error' });
    }
    refresh();
  };
  return (
    <ActionsMenu
      label={`Modifier l’abonnement de ${email}`}
      title="Modifier l’abonnement"
      actions={actions
        .filter(({ from }) => (from as readonly string[]).includes(state))
        .map(({ to, label }) => ({ label, onChoose: () => void change(to) }))}
    />
  );
}
