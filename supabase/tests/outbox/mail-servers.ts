import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { freePort } from '../../../server/tests/nginx';

/** Postfix and Dovecot begin as root, and give up their rights by themselves. */
export const hasMailServers =
  process.getuid?.() === 0 && existsSync('/usr/sbin/postfix') && existsSync('/usr/sbin/dovecot');

/** Returns the user or group number of an account under which Debian's packages deliver and store. */
const idOf = (account: string, what: '-u' | '-g'): number =>
  Number(spawnSync('id', [what, account], { encoding: 'utf8' }).stdout);

const give = (path: string, account: string): void => chownSync(path, idOf(account, '-u'), idOf(account, '-g'));

const services = `cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
smtp unix - - n - - smtp
retry unix - - n - - error
error unix - - n - - error
virtual unix - n n - - virtual
proxymap unix - - n - - proxymap
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;

const postfix = (directory: string, port: number, outside: number): Readonly<Record<string, string>> => ({
  'postfix/master.cf': `127.0.0.1:${port} inet n - n - - smtpd\n${services}`,
  'postfix/main.cf': `compatibility_level = 3.6
queue_directory = ${directory}/queue
data_directory = ${directory}/data
maillog_file = ${directory}/mail.log
maillog_file_prefixes = ${directory}
inet_protocols = ipv4
myhostname = mail.automatelier.example
mydestination =
virtual_mailbox_domains = automatelier.example
virtual_mailbox_base = ${directory}
virtual_mailbox_maps = static:mail/
virtual_uid_maps = static:${idOf('nobody', '-u')}
virtual_gid_maps = static:${idOf('nobody', '-g')}
default_transport = smtp:[127.0.0.1]:${outside}
smtp_tls_security_level = none
`,
});

const dovecot = (directory: string, port: number): string => `base_dir = ${directory}/run
log_path = ${directory}/dovecot.log
protocols = imap
ssl = no
mail_location = maildir:${directory}/mail
first_valid_uid = 1
service imap-login {
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${directory}
}
`;

/**
 * Starts a real Postfix, which takes e-mails of the product, and a real Dovecot with the mailbox of its domain.
 * @param outside the port of the server that takes e-mails to all other domains
 */
export async function startMailServers(outside: number) {
  const directory = mkdtempSync(join(tmpdir(), 'mail-servers-'));
  chmodSync(directory, 0o755);
  const [smtpPort, imapPort] = [await freePort(), await freePort()];
  for (const name of ['postfix', 'queue', 'run', 'data', 'mail', 'mail/new', 'mail/cur', 'mail/tmp']) {
    mkdirSync(join(directory, name));
    if (name === 'data') give(join(directory, name), 'postfix');
    if (name.startsWith('mail')) give(join(directory, name), 'nobody');
  }
  const files = { ...postfix(directory, smtpPort, outside), 'dovecot.conf': dovecot(directory, imapPort) };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(directory, name), text);
  const started = [
    spawn('/usr/sbin/postfix', ['-c', join(directory, 'postfix'), 'start-fg'], { stdio: 'ignore' }),
    spawn('/usr/sbin/dovecot', ['-F', '-c', join(directory, 'dovecot.conf')], { stdio: 'ignore' }),
  ];
  const ended = Promise.all(started.map((program) => once(program, 'exit')));
  const stop = async (): Promise<void> => {
    spawnSync('/usr/sbin/postfix', ['-c', join(directory, 'postfix'), 'stop']);
    started[1]?.kill();
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  onTestFinished(stop, 60_000);
  for (const port of [smtpPort, imapPort]) await vi.waitFor(() => opens(port), { timeout: 60_000, interval: 50 });
  return {
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    imapUrl: `imap://bonjour:secret@127.0.0.1:${imapPort}`,
    /** Puts a message into the inbox. */
    put: (message: string): void => {
      const path = join(directory, 'mail/new', randomUUID());
      writeFileSync(path, message);
      give(path, 'nobody');
    },
    /** Returns the number of messages in a folder of the mailbox, by default in the inbox. */
    count: (folder = ''): number =>
      ['new', 'cur'].flatMap((part) => {
        const path = join(directory, 'mail', folder, part);
        return existsSync(path) ? readdirSync(path) : [];
      }).length,
    folders: (): string[] => readdirSync(join(directory, 'mail')).filter((name) => name.startsWith('.')),
  };
}

async function opens(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
  } finally {
    socket.destroy();
  }
}
