import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { Notice, NoticeButton } from '../../ui/components/Notice';
import { countOf } from '../../data/formats/numbers';
import type { BackOfficeData } from '../../data/database-functions';
import { useMailState } from '../../data/use-mail-state';

/** Whether e-mails leave, through which server and from whom, with the button that tries. */
export function SendingState() {
  const state = useMailState();
  const provider = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.callFunction('send_test_mail', {}),
    onSuccess: () => {
      notify('Un e-mail d’essai part à votre adresse');
      refresh();
    },
    meta: { operation: 'send' },
  });
  if (!state) return null;
  return (
    <Notice
      actions={
        <NoticeButton disabled={isPending} onClick={() => mutate()}>
          Envoyer un e-mail d’essai
        </NoticeButton>
      }
    >
      {state.problem ? (
        <>
          <strong>Aucun e-mail ne part.</strong> {state.problem}{' '}
          {state.waiting > 0 && `${countOf(state.waiting, 'envoi attend', 'envois attendent')} ici, sans se perdre.`}
        </>
      ) : (
        <>
          Les e-mails partent de <strong>{state.mailFrom}</strong> par {state.smtpServer}.
        </>
      )}
    </Notice>
  );
}
