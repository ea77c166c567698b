-- « Ce qui se passe ensuite » of the contact page: a line without a colon would show as a step without a text.
update private.setting_definitions set pattern = '^([^\n:]+:[^\n]+(\n+|$))*$' where key = 'contact_steps';
-- The newsletter's e-mails call it as the site does.
create or replace function private.data_of_item(item public.outbox) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select item.data || coalesce(
    (select jsonb_build_object('subject', subject, 'introduction', introduction, 'post', post)
      from public.newsletter_issues where item.kind = 'newsletter_issue' and newsletter_issues.id = item.about), '{}'
  ) || coalesce(
    (select jsonb_object_agg(key, value) from public.site_settings
      where item.kind in ('newsletter_issue', 'newsletter_confirmation') and key in ('newsletter_title', 'newsletter_text') and value <> ''), '{}'
  );
$$;
