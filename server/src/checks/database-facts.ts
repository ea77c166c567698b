import type postgres from 'postgres';

export interface DatabaseFacts {
  readonly version: string;
  readonly bytes: number;
  readonly now: Date;
  /** Open connections, ours included. */
  readonly connections: number;
  /** The number of these connections that run a query. */
  readonly active: number;
  readonly migrations: readonly string[];
  readonly administrators: number;
  /** Purges that fail, each with the reason. */
  readonly failedPurges: readonly string[];
}

/** The pending and failed rows of the outbox. */
export interface OutboxFacts {
  readonly waiting: number;
  readonly failed: number;
  /** How long the oldest overdue row has waited. An issue of the newsletter that leaves in portions is not overdue before its turn. */
  readonly oldestSeconds: number;
  readonly lastSentAt: Date | null;
  /** The reason why no e-mail leaves; null if there is none. */
  readonly mailProblem: string | null;
  /** The reason why the mailbox of returned e-mails cannot be read; null if there is none. */
  readonly mailboxProblem: string | null;
}

/** @param database connected as the owner */
export async function readDatabaseFacts(database: postgres.Sql): Promise<DatabaseFacts> {
  const [facts] = await database<[DatabaseFacts]>`
    select split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database())::float8 as bytes, extract(epoch from clock_timestamp())::float8 * 1000 as now,
      count(*)::int as connections, (count(*) filter (where state = 'active'))::int as active,
      (select array_agg(version order by version) from supabase_migrations.schema_migrations) as migrations,
      (select count(*)::int from public.admins) as administrators,
      array(select purge || ': ' || problem from private.purge_failures order by purge) as "failedPurges"
    from pg_stat_activity where datname = current_database()`;
  return { ...facts, now: new Date(facts.now), migrations: facts.migrations ?? [] };
}

/** @param database connected as the owner */
export async function readOutboxFacts(database: postgres.Sql): Promise<OutboxFacts> {
  const [facts] = await database<[OutboxFacts]>`
    select (count(*) filter (where state in ('waiting', 'sending')))::int as waiting,
      (count(*) filter (where state = 'failed'))::int as failed,
      coalesce(greatest(0, extract(epoch from now() - min(case when tries = 0 then due_at else created_at end)
        filter (where state in ('waiting', 'sending')))), 0)::float8 as "oldestSeconds",
      extract(epoch from max(sent_at))::float8 * 1000 as "lastSentAt",
      (select mail_problem from private.outbox_worker) as "mailProblem",
      (select mailbox_problem from private.outbox_worker) as "mailboxProblem"
    from public.outbox`;
  return { ...facts, lastSentAt: facts.lastSentAt && new Date(facts.lastSentAt) };
}
