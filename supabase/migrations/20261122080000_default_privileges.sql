-- Hosted Supabase grants every new table, function and sequence of `public` to the API roles. A migration that creates one
-- grants what it means to grant.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
-- PostgreSQL itself lets everybody execute a new function.
alter default privileges revoke execute on functions from public;

-- Created before, and granted to both.
revoke all on sequence public.revisions_id_seq from anon, authenticated;
