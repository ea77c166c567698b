import { mailboxSentence } from '@agency-site/domain/mailbox-sentence';
import type { Answer } from './database-functions';
import { useReadFunction } from './use-read-function';

/** Whether e-mails are sent, by which server, and how many are waiting. */
export interface MailState {
  /** Why no e-mail is sent, in a sentence that says what to do; undefined when e-mails are sent. */
  readonly problem: string | undefined;
  /** Why nobody notices e-mails that come back, in a sentence. */
  readonly mailboxProblem: string | undefined;
  readonly smtpServer: string | null;
  readonly mailFrom: string | null;
  readonly waiting: number;
}

/** The state of the worker that sends e-mails; undefined until the database has answered. */
export function useMailState(): MailState | undefined {
  const { data } = useReadFunction('mail_state', {});
  return mailStateOf(data);
}

export function mailStateOf(rows: Answer<'mail_state'> = []): MailState | undefined {
  const [state] = rows;
  if (!state) return undefined;
  const { smtp_server: smtpServer, mail_from: mailFrom, waiting, mailbox_problem: mailbox } = state;
  const mailboxProblem = mailbox ? mailboxSentence(mailbox)[1] : undefined;
  return { problem: problemOf(state), mailboxProblem, smtpServer, mailFrom, waiting };
}

function problemOf({ running, smtp_server: server, problem }: Answer<'mail_state'>[number]): string | undefined {
  if (!running)
    return 'Le service qui les envoie ne répond plus depuis dix minutes\u202F: redémarrez le serveur du site.';
  if (!server) return 'Le serveur d’envoi n’est pas réglé\u202F: indiquez SMTP_URL et MAIL_FROM au serveur du site.';
  return problem ? `${server} ne prend pas les e-mails. ${problem}` : undefined;
}
