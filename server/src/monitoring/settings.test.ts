// @module-tag spec-10-17
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { readConfiguration } from '../core/configuration';
import { StartupError } from '@agency-site/process/startup-error';
import { serveMetrics } from './metrics';

test('requests are logged unless that is switched off, and metrics served where a port is named', () => {
  expect(readConfiguration({}).metrics).toBeUndefined();
  expect(readConfiguration({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined();
  expect(readConfiguration({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(() => readConfiguration({ METRICS_PORT: 'x' })).toThrow('METRICS_PORT must be a whole number from 0 to 65535');
  expect(readConfiguration({}).logRequests, 'on a terminal nobody reads them').toBe(!process.stdout.isTTY);
  expect(readConfiguration({ LOG_REQUESTS: '1' }).logRequests).toBe(true);
  expect(readConfiguration({ LOG_REQUESTS: '0' }).logRequests).toBe(false);
  expect(() => readConfiguration({ LOG_REQUESTS: 'yes' })).toThrow('LOG_REQUESTS must be 1 or 0, not "yes".');
});

test('a metrics port in use is reported in one line', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const serving = serveMetrics({ host: '127.0.0.1', port }, () => Promise.resolve(''));
  await expect(serving).rejects.toThrow(
    new StartupError(
      `METRICS_PORT ${port} on 127.0.0.1 is already in use: choose another METRICS_PORT or stop what uses it.`,
    ),
  );
});
