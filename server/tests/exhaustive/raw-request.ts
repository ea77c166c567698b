import { once } from 'node:events';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A literal request, because client libraries refuse to send those of attackers. */
export interface RawRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends a request over a connection of its own; undefined when the server closes the connection without an answer. */
export async function sendRaw(address: string, request: RawRequest, patience: number): Promise<RawAnswer | undefined> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const body = Buffer.from(request.body);
  const lines = [
    `${request.method} ${request.target} HTTP/1.1`,
    `Host: ${hostname}:${port}`,
    ...request.headers.map(([name, value]) => `${name}: ${value}`),
    ...(body.length > 0 ? [`Content-Length: ${body.length}`] : []),
    'Connection: close',
  ];
  socket.setTimeout(patience, () => socket.destroy(new Error(`No answer within ${patience} ms`)));
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  socket.write(body);
  const answer = await buffer(socket).catch((error: NodeJS.ErrnoException) => {
    // The server does not read a refused body to its end.
    if (error.code === 'ECONNRESET' || error.code === 'EPIPE') return Buffer.alloc(0);
    throw error;
  });
  const text = answer.toString('utf8');
  const end = text.indexOf('\r\n\r\n');
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
  return status ? { status: Number(status), head: text.slice(0, end), body: text.slice(end + 4) } : undefined;
}
