-- Pages that menus and the law need are not deleted by mistake, and a deleted page can come back.

-- What the site cannot do without: its menus lead to these, and the law asks for the last ones. A test compares this
-- list to essentialPageSlugs of supabase/src/pages.ts.
create function private.is_essential_page(slug text) returns boolean
language sql immutable parallel safe set search_path = ''
as $$
  select slug in (
    'services/automatisations', 'services/outils-nocode', 'services/audit-processus',
    'services/integration-crm-erp', 'services/formations-accompagnement',
    'cas-usage/e-commerce', 'cas-usage/services-b2b', 'cas-usage/professions-liberales',
    'cas-usage/creatifs-artisans', 'cas-usage/btp-artisanat', 'cas-usage/formation-conseil',
    'automatisations/e-commerce-vente', 'automatisations/services-rendez-vous', 'automatisations/gestion-client-crm',
    'automatisations/marketing-reseaux-sociaux', 'automatisations/finance-comptabilite',
    'automatisations/support-service-client',
    'mentions-legales', 'cgv', 'politique-confidentialite', 'declaration-accessibilite'
  )
$$;

revoke all on function private.is_essential_page(text) from public;
grant execute on function private.is_essential_page(text) to authenticated, service_role;

-- A DELETE through the API, with a filter that says more than was meant or with none, stops here: the whole statement,
-- so nothing else is lost either. Owners (migrations, delete_essential_page) pass.
create function private.keep_essential_page() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role() and private.is_essential_page(old.slug) then
    raise sqlstate 'PT409' using
      message = format('The site needs the page %s', old.slug),
      hint = 'To delete it all the same, call delete_essential_page with its slug. Its slug does not change.';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

revoke all on function private.keep_essential_page() from public, anon, authenticated;

create trigger keep_essential_page before delete on public.pages
  for each row execute function private.keep_essential_page();
create trigger keep_essential_slug before update of slug on public.pages
  for each row when (old.slug <> new.slug) execute function private.keep_essential_page();

-- Deletes an essential page for an administrator who typed its slug: naming it is the confirmation.
create function public.delete_essential_page(typed_slug text) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  deleted integer;
begin
  perform private.require_administrator();
  delete from public.pages where slug = typed_slug and private.is_essential_page(typed_slug);
  get diagnostics deleted = row_count;
  return deleted;
end
$$;

revoke all on function public.delete_essential_page(text) from public, anon, authenticated;
grant execute on function public.delete_essential_page(text) to authenticated, service_role;

create trigger move_to_bin after delete on public.pages
  for each row execute function private.move_to_bin();
create trigger empty_bin_after_deletion after delete on public.pages
  for each statement execute function private.empty_bin_after_deletion();
