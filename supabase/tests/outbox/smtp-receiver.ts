import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A real SMTP server on a free port that stores the messages that it accepts. */
export interface SmtpReceiver {
  readonly url: string;
  /** The accepted messages as they arrived, without the line breaks that quoted-printable adds. */
  readonly messages: string[];
  close(): Promise<void>;
}

/** Starts an SMTP server. @param behaviour how it differs from a server that accepts everything @param port 0 for a free one */
export async function receiveMail(behaviour: SMTPServerOptions = {}, port = 0): Promise<SmtpReceiver> {
  const messages: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const message = Buffer.concat(chunks).toString('utf8');
        // In the head, `=` at the end of a line ends an encoded word.
        const head = message.indexOf('\r\n\r\n');
        messages.push(message.slice(0, head) + message.slice(head).replaceAll('=\r\n', ''));
        callback();
      });
    },
    ...behaviour,
  });
  // Tests break connections on purpose, so nobody needs to read these errors.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve());
  });
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    messages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
