import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';

/** Slow 4G, as Lighthouse has it. */
const ROUND_TRIP_MS = 150;
const DOWN_BYTES_PER_MS = 1_638_400 / 8 / 1000;
const UP_BYTES_PER_MS = 768_000 / 8 / 1000;
/** About three packets: what is carried arrives bit by bit, and connections take turns. */
const PIECE = 4096;

interface SlowLink {
  readonly address: string;
  close(): void;
}

/**
 * A relay in front of a server, as slow as a phone's network. The network emulation of DevTools does not reach what the browser itself
 * fetches ahead of a navigation.
 */
export async function openSlowLink(address: string): Promise<SlowLink> {
  const { hostname, port } = new URL(address);
  const down = { bytesPerMs: DOWN_BYTES_PER_MS, freeAt: 0 };
  const up = { bytesPerMs: UP_BYTES_PER_MS, freeAt: 0 };
  const open = new Set<Socket>();
  const relay = createServer((browser) => {
    const server = connect(Number(port), hostname);
    for (const socket of [browser, server]) {
      open.add(socket);
      socket.setNoDelay().on('error', () => {});
      socket.on('close', () => {
        browser.destroy();
        server.destroy();
        open.delete(socket);
      });
    }
    // The connection itself takes a round trip.
    browser.pipe(heldUp(up, performance.now() + ROUND_TRIP_MS)).pipe(server);
    server.pipe(heldUp(down, 0)).pipe(browser);
  });
  relay.listen(0, hostname);
  await once(relay, 'listening');
  return {
    address: `http://${hostname}:${(relay.address() as AddressInfo).port}`,
    close: () => {
      relay.close();
      for (const socket of open) socket.destroy();
    },
  };
}

/** Lets bytes through at the pace of a direction that all connections share, half a round trip late. */
function heldUp(direction: { readonly bytesPerMs: number; freeAt: number }, notBefore: number): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, passed) {
      for (let from = 0; from < chunk.length; from += PIECE) {
        const piece = chunk.subarray(from, from + PIECE);
        direction.freeAt =
          Math.max(direction.freeAt, notBefore, performance.now()) + piece.length / direction.bytesPerMs;
        setTimeout(() => this.push(piece), direction.freeAt + ROUND_TRIP_MS / 2 - performance.now());
      }
      passed();
    },
    flush(ended) {
      setTimeout(ended, Math.max(direction.freeAt - performance.now(), 0) + ROUND_TRIP_MS / 2 + 5);
    },
  });
}
