import postgres from 'postgres';
import { createDatabase, dropDatabase } from '../cluster';
import { withMigratedDatabase } from '../../../packages/embedded-supabase/src/migrated-database';

/** A database like a hosted project's before any migration: its owner is no superuser, and does not own Supabase's objects. */
export interface HostedDatabase {
  readonly owner: string;
  /** The options to connect as one of its roles. */
  readonly connection: { readonly host: string; readonly database: string; readonly max: number };
  drop(): Promise<void>;
}

/** Returns SQL that gives Supabase's own objects to a role of which the owner is a member, as on a hosted project. */
const handOver = (name: string, owner: string, service: string): string => `
  create role ${owner} login createrole bypassrls;
  create role ${service} nologin;
  grant ${service} to ${owner};
  do $$
  declare
    owned regclass;
  begin
    for owned in
      select oid from pg_class where relnamespace in ('auth'::regnamespace, 'storage'::regnamespace) and relkind = 'r'
    loop
      execute format('alter table %s owner to ${service}', owned);
    end loop;
  end
  $$;
  drop schema supabase_migrations cascade;
  alter schema public owner to ${owner};
  grant create on database ${name} to ${owner};
  grant all on schema extensions to ${owner};
  grant usage on schema auth, storage to ${owner}, ${service};`;

export async function makeHostedDatabase(host: string, name: string): Promise<HostedDatabase> {
  const [owner, service] = [`${name}_owner`, `${name}_service`];
  const connection = { host, database: name, max: 1 };
  await createDatabase(host, name, 'template0');
  await withMigratedDatabase(
    { connection: { ...connection, username: 'postgres' }, directory: undefined },
    (superuser) => superuser.unsafe(handOver(name, owner, service)),
  );
  return {
    owner,
    connection,
    drop: async () => {
      await dropDatabase(host, name);
      const superuser = postgres({ host, username: 'postgres', database: 'postgres', max: 1 });
      await superuser.unsafe(`drop role ${owner}, ${service}`);
      await superuser.end();
    },
  };
}
