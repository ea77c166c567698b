import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';
import { openEmbeddedSupabase } from '../../packages/embedded-supabase/src/embedded-supabase';
import { choosePostgresAccount } from '../../packages/embedded-supabase/src/postgres-account';
import { startPostgresServer } from '../../packages/embedded-supabase/src/postgres-server';

/** The PostgreSQL server that all database tests of a run share. */
export interface Cluster {
  readonly socketDirectory: string;
  /** A migrated and seeded database, which each test file copies. */
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly cluster: Cluster;
  }
}

/** The data is deleted after the run, so commits do not wait for the disk. */
const SETTINGS = { max_connections: '200', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Removes the stack of an error from a global set-up: Vitest cannot read that stack, and would report only this failure. */
export function withoutStack(error: unknown): never {
  if (error instanceof Error) error.stack = '';
  throw error;
}

/** Vitest's global set-up: starts the cluster, and recreates the template before each run of a watch. */
export default async function startCluster(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'test-cluster-'));
  const server = await startPostgresServer(directory, choosePostgresAccount(), undefined, SETTINGS);
  let templates = 0;
  const makeTemplate = async (): Promise<void> => {
    templates += 1;
    const template = `template_${templates}`;
    await createDatabase(server.socketDirectory, template, 'template0');
    const supabase = await openEmbeddedSupabase({
      dataDirectory: directory,
      connection: { host: server.socketDirectory, username: 'postgres', database: template, max: 2 },
      siteUrl: 'http://127.0.0.1',
      seedDirectory: process.env['SEED_DIR'],
      demo: true,
    });
    await supabase.close();
    project.provide('cluster', { socketDirectory: server.socketDirectory, template });
  };
  await makeTemplate().catch(async (error: unknown) => {
    await server.stop();
    withoutStack(error);
  });
  project.onTestsRerun(makeTemplate);
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}

/** Copies a database under a new name; the template must have no connection. */
export async function createDatabase(socketDirectory: string, name: string, template: string): Promise<void> {
  const owner = connectAsOwner(socketDirectory);
  try {
    await owner`create database ${owner(name)} template ${owner(template)}`;
  } finally {
    await owner.end();
  }
}

/** Drops a database, even with open connections. */
export async function dropDatabase(socketDirectory: string, name: string): Promise<void> {
  const owner = connectAsOwner(socketDirectory);
  try {
    await owner`drop database ${owner(name)} with (force)`;
  } finally {
    await owner.end();
  }
}

const connectAsOwner = (socketDirectory: string): postgres.Sql =>
  postgres({ host: socketDirectory, username: 'postgres', database: 'postgres', max: 1 });
