import type postgres from 'postgres';

/** The tables of Supabase Auth for second factors, which lite 0.10.0 does not create, with the columns that the embedded Supabase uses. */
const FACTOR_TABLES = `
  do $$ begin
    if to_regtype('auth.factor_status') is null then
      create type auth.factor_type as enum ('totp', 'webauthn', 'phone');
      create type auth.factor_status as enum ('unverified', 'verified');
    end if;
  end $$;
  create table if not exists auth.mfa_factors (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    friendly_name text,
    factor_type auth.factor_type not null,
    status auth.factor_status not null,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    secret text,
    last_challenged_at timestamptz unique
  );
  -- Not Supabase Auth's: the session that began a factor, which alone makes it count.
  alter table auth.mfa_factors add column if not exists enrolled_in uuid;
  create unique index if not exists mfa_factors_user_friendly_name_unique
    on auth.mfa_factors (friendly_name, user_id) where trim(friendly_name) <> '';
  create index if not exists factor_id_created_at_idx on auth.mfa_factors (user_id, created_at);
  create table if not exists auth.mfa_challenges (
    id uuid primary key,
    factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
    created_at timestamptz not null,
    verified_at timestamptz,
    ip_address inet not null,
    otp_code text
  );
  create index if not exists mfa_challenge_created_at_idx on auth.mfa_challenges (created_at desc);
  create table if not exists auth.mfa_amr_claims (
    id uuid primary key,
    session_id uuid not null references auth.sessions (id) on delete cascade,
    created_at timestamptz not null,
    updated_at timestamptz not null,
    authentication_method text not null,
    constraint mfa_amr_claims_session_id_authentication_method_pkey unique (session_id, authentication_method)
  );
`;

/** Creates the missing tables. @param database connected as the owner, with lite's own tables in schema auth */
export async function provideFactorTables(database: postgres.Sql): Promise<void> {
  await database.unsafe(FACTOR_TABLES);
}
