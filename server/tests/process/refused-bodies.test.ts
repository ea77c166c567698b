// @module-tag spec-10-8
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { proxies, startProxy } from '../proxies';
import { administrator, signIn } from './api-of';
import { newDirectory, useServer } from './running-server';

const server = useServer(administrator);
let token: string;
beforeAll(async () => {
  token = await signIn(server);
});

const MIB = 1024 * 1024;
const PIECE = Buffer.alloc(64 * 1024, 'a');
const FORM = 'content-type: application/x-www-form-urlencoded';
const JSON_BODY = 'content-type: application/json';

interface Upload {
  readonly request: string;
  readonly headers?: () => readonly string[];
  readonly megabytes: number;
  readonly answer: readonly [status: number, words: string];
}

const session = () => [`authorization: Bearer ${token}`, `apikey: ${server.publishableKey()}`];
const uploads: readonly Upload[] = [
  { request: 'POST /storage/v1/object/media/a.png', megabytes: 5, answer: [401, 'no session'] },
  { request: 'POST /storage/v1/object/originals/a.png', megabytes: 30, answer: [401, 'no session'] },
  { request: 'POST /storage/v1/object/media/a.png', headers: session, megabytes: 30, answer: [413, 'too heavy'] },
  {
    request: 'POST /rest/v1/contacts',
    headers: () => [...session().slice(1), JSON_BODY],
    megabytes: 5,
    answer: [413, 'too large'],
  },
  { request: 'POST /rest/v1/contacts', headers: () => session().slice(1), megabytes: 5, answer: [415, 'json'] },
  {
    request: 'POST /auth/v1/token?grant_type=password',
    headers: () => [JSON_BODY],
    megabytes: 5,
    answer: [413, 'too large'],
  },
  { request: 'POST /contact', headers: () => [FORM], megabytes: 5, answer: [413, 'trop long'] },
  {
    request: 'POST /blog',
    headers: () => [FORM, 'sec-fetch-site: cross-site'],
    megabytes: 5,
    answer: [403, 'autre site'],
  },
  { request: 'PUT /contact', megabytes: 5, answer: [404, 'Not Found'] },
  { request: 'POST /storage/v1/bucket', megabytes: 5, answer: [404, 'Not found'] },
];

/** Sends a whole body, even if an answer arrives meanwhile, as browsers and proxies do; then reads the answer. */
async function upload(address: string, { request, headers = () => [], megabytes }: Upload, isChunked: boolean) {
  const { hostname, port, host } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  await once(socket, 'connect');
  const length = isChunked ? 'transfer-encoding: chunked' : `content-length: ${megabytes * MIB}`;
  socket.write(
    [`${request} HTTP/1.1`, `host: ${host}`, length, 'connection: close', ...headers(), '\r\n'].join('\r\n'),
  );
  for (let sent = 0; sent < megabytes * MIB; sent += PIECE.length) {
    const piece = isChunked ? Buffer.concat([Buffer.from('10000\r\n'), PIECE, Buffer.from('\r\n')]) : PIECE;
    if (!socket.write(piece)) await once(socket, 'drain');
  }
  if (isChunked) socket.write('0\r\n\r\n');
  await once(socket, 'close');
  const [, status] = /^HTTP\/1\.1 (?!100)(\d{3})/m.exec(text) ?? [];
  return { status: Number(status), text };
}

/** Returns the memory of the server's process, in MiB (Linux). */
const memory = async (): Promise<number> =>
  Number(/VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${server.child.pid}/status`, 'utf8'))?.[1]) / 1024;

describe.each([{ program: 'the server itself' }, ...proxies])('behind $program', (proxy) => {
  const isHere = 'commandIn' in proxy ? proxy.isThere : true;
  describe.skipIf(!isHere)('on a machine that has it', () => {
    let address: string;
    let stop: () => Promise<unknown>;
    beforeAll(async () => {
      if ('commandIn' in proxy) ({ address, stop } = await startProxy(proxy, newDirectory(), server.address));
      else [address, stop] = [server.address, () => Promise.resolve()];
    });
    afterAll(() => stop());

    test.each(
      uploads.flatMap((sent) =>
        [false, true].map((isChunked) => ({ ...sent, isChunked, how: isChunked ? 'in pieces' : 'at once' })),
      ),
    )('$request of $megabytes MB, sent $how, is answered with the reason: $answer', async ({ isChunked, ...sent }) => {
      const [status, words] = sent.answer;
      const { status: answered, text } = await upload(address, sent, isChunked);
      expect([answered, text.includes(words)], text.slice(0, 300)).toEqual([status, true]);
    });
  });
});

test('discarding long bodies takes no more memory than discarding short ones', async () => {
  const before = await memory();
  const sent = uploads.find(({ megabytes }) => megabytes === 30);
  if (sent) await Promise.all(Array.from({ length: 8 }, (_, index) => upload(server.address, sent, index % 2 === 0)));
  expect((await memory()) - before).toBeLessThan(100);
});

/** Returns the answer to literal lines. */
const ask = async (lines: string): Promise<string> => {
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  socket.write(`${lines}\r\n\r\n`);
  await once(socket, 'close');
  return text;
};

test('a client of HTTP/1.0 that names no host is answered; one of HTTP/1.1 is not', async () => {
  expect(await ask('GET /healthz HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 [^]+\{"status":"ok"\}$/);
  expect(await ask('GET /contact HTTP/1.0')).toMatch(/^HTTP\/1\.1 200 /);
  expect(await ask('GET /Contact HTTP/1.0')).toMatch(/^HTTP\/1\.1 301 [^]+\r\nlocation: \/contact\r\n/i);
  expect(await ask('GET /healthz HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 /);
});
