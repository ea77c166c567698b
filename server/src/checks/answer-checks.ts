import type { Finding, FindingOf } from '@agency-site/domain/system-state';
import type { Configuration } from '../core/configuration';
import { checkClock, levelOf } from './machine-checks';

const ANSWER_MS = 5000;
/** Addresses on which a server can listen but that no client can call, each with one to call instead. */
const ANY_ADDRESS = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
]);

type ServerFacts = FindingOf<'server'>['facts'];

/** Whether the server answers where the configuration says that it listens. */
export async function checkServer(
  { host, port }: Pick<Configuration, 'host' | 'port'>,
  runs: boolean,
): Promise<FindingOf<'server'>> {
  const address = `http://${ANY_ADDRESS.get(host) ?? host}:${port}`;
  const state = runs ? await answerOf(address) : 'stopped';
  const level = levelOf(state !== 'answers' && state !== 'stopped', state === 'stopped');
  return { check: 'server', level, facts: { state, address } };
}

async function answerOf(address: string): Promise<ServerFacts['state']> {
  try {
    const response = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(ANSWER_MS) });
    const { status } = (await response.json()) as { status?: unknown };
    return response.ok ? 'answers' : status === 'disk full' ? 'disk full' : 'unavailable';
  } catch {
    return 'silent';
  }
}

/** Whether a hosted project answers, and whether its clock agrees. */
export async function checkProject({
  url,
  publishableKey,
}: {
  url: string;
  publishableKey: string;
}): Promise<Finding[]> {
  try {
    const response = await fetch(`${url}/rest/v1/site_settings?select=key&limit=1`, {
      headers: { apikey: publishableKey },
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    await response.body?.cancel();
    const date = Date.parse(response.headers.get('date') ?? '');
    return [projectFinding(url, response.ok), ...(Number.isNaN(date) ? [] : [checkClock(new Date(date))])];
  } catch {
    return [projectFinding(url, false)];
  }
}

export const projectFinding = (url: string, answers: boolean): FindingOf<'project'> => ({
  check: 'project',
  level: levelOf(!answers, false),
  facts: { url, answers },
});
