import { type FullConfig, expect } from '@playwright/test';

/** Playwright's global set-up: waits until the servers of all projects answer. */
export default async function awaitServers({ projects }: FullConfig): Promise<void> {
  const servers = new Set(projects.map(({ use }) => use.baseURL ?? ''));
  await Promise.all([...servers].map((url) => expect.poll(() => isHealthy(url), { timeout: 60_000 }).toBe(true)));
}

const isHealthy = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );
