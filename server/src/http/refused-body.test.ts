// @module-tag spec-10-8
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, test } from 'vitest';
import { answerDuringUpload } from './refused-body';

const MIB = 1024 * 1024;
const generous = { bytes: 1000 * MIB, whole: 600_000, silence: 600_000 };
const isSent = new Map([
  ['of a length', ['content-length: 999999999', 'a']],
  ['in pieces', ['transfer-encoding: chunked', 'fffffff\r\n']],
]);

/** Sends a body without an end to a server that refuses it. Returns the number of bytes sent, and the answer until the connection ended. */
async function sendEndlessly(limits: typeof generous, [length = '', start = '']: string[] = [], isStill = false) {
  const listener = getRequestListener((_request, { incoming }) =>
    answerDuringUpload(new Response('trop', { status: 413 }), incoming, limits),
  );
  const server = createServer((request, response) => void listener(request, response)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  let sent = 0;
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
  // The server refuses bytes that arrive after the end of its answer.
  socket.on('error', () => undefined);
  socket.write(`POST / HTTP/1.1\r\nhost: a\r\n${length}\r\n\r\n${start}`);
  const send = (): void => {
    sent += 64 * 1024;
    socket.write(Buffer.alloc(64 * 1024), () => !socket.destroyed && setImmediate(send));
  };
  if (!isStill) send();
  await new Promise((resolve) => socket.once('close', resolve));
  server.close();
  return { text, sent };
}

const refusal = /^HTTP\/1\.1 413 [^]+\r\ncontent-length: 4\r\n[^]+\r\n\r\ntrop$/i;

test.each([...isSent])('a body %s without an end is cut off by its bytes', async (_, length) => {
  const { text, sent } = await sendEndlessly({ ...generous, bytes: 4 * MIB }, length);
  expect(text).toMatch(refusal);
  // The limit allows for the bytes in the buffers of both sides.
  expect(sent).toBeLessThan(32 * MIB);
});

test.each([...isSent])('a body %s without an end is cut off by its time', async (_, length) => {
  const { text } = await sendEndlessly({ ...generous, whole: 50 }, length);
  expect(text).toMatch(refusal);
});

test.each([...isSent])('a body %s that stops is waited for no longer', async (_, length) => {
  const { text } = await sendEndlessly({ ...generous, silence: 50 }, length, true);
  expect(text).toMatch(refusal);
});
