import { useState } from 'react';
import { Confirm, useRecordContext } from 'react-admin';
import { useFunctionCall } from '../../provider/use-function-call';
import { useReadFunction } from '../../provider/use-read-function';
import { ActionsMenu, type MenuAction } from '../../ui/components/ActionsMenu';
import { ConfirmButton } from '../../ui/components/ConfirmButton';
import type { Administrator } from './administrator';
import { AccessRemovalDialog } from './AccessRemovalDialog';

/** The actions of an owner on another person's account. People change their own account in « Mon profil » and « Sécurité ». */
export function RowActions() {
  const record = useRecordContext<Administrator>();
  if (!record || record.is_self) return null;
  return record.state === 'active' || record.state === 'deactivated' ? (
    <PersonActions person={record} />
  ) : (
    <WithdrawButton invitation={record} />
  );
}

type Question = 'deactivate' | 'remove' | 'reset';

function PersonActions({ person }: { readonly person: Administrator }) {
  const { id, email, state } = person;
  const [question, setQuestion] = useState<Question>();
  const { data: withFactor = [] } = useReadFunction('second_factors', {});
  const reset = useFunctionCall('reset_second_factor', 'update', () => 'Second facteur retiré');
  const reactivate = useFunctionCall('reactivate_administrator', 'update', () => 'Accès rouvert');
  const isActive = state === 'active';
  const close = () => setQuestion(undefined);
  const actions: MenuAction[] = [
    { label: 'Profil', to: `/profiles/${id}` },
    ...(withFactor.includes(id) ? [{ label: 'Second facteur perdu', onChoose: () => setQuestion('reset') }] : []),
    isActive
      ? { label: 'Désactiver', onChoose: () => setQuestion('deactivate') }
      : { label: 'Réactiver', onChoose: () => reactivate.mutate({ id }) },
    { label: 'Retirer', onChoose: () => setQuestion('remove') },
  ];
  return (
    <>
      <ActionsMenu label={`Actions sur ${email}`} actions={actions} />
      {(question === 'deactivate' || question === 'remove') && (
        <AccessRemovalDialog person={person} removal={question} onClose={close} />
      )}
      <Confirm
        isOpen={question === 'reset'}
        title={`Retirer le second facteur de ${email}\u00A0?`}
        content="Son mot de passe suffira pour entrer, et ses sessions se terminent. Un e-mail l’en prévient. Assurez-vous d’abord que c’est bien cette personne qui le demande."
        confirm="Retirer le second facteur"
        onClose={close}
        onConfirm={() => {
          close();
          reset.mutate({ id });
        }}
      />
    </>
  );
}

/** The button that withdraws an invitation, after a confirmation. */
function WithdrawButton({ invitation }: { readonly invitation: Administrator }) {
  const { mutate, isPending } = useFunctionCall('remove_administrator', 'delete', () => 'Accès retiré');
  return (
    <ConfirmButton
      color="error"
      aria-label={`Retirer ${invitation.email}`}
      disabled={isPending}
      question={{
        title: `Retirer ${invitation.email}\u00A0?`,
        content: 'Le lien de l’invitation ne servira plus.',
        confirm: 'Retirer',
      }}
      onConfirm={() => mutate({ id: invitation.id })}
    >
      Retirer
    </ConfirmButton>
  );
}
