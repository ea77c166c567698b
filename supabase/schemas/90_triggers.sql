-- Every trigger of the schema, grouped by table. The triggers of a table are in the order in which PostgreSQL fires them for one event:
-- BEFORE each row, AFTER each row, AFTER each statement, then at the end of the transaction; by name within each. A test compares the
-- order. Three functions create triggers for several events: add_control_character_trigger (10_core/01_foundations.sql),
-- add_site_change_triggers (60_operations/02_webhooks.sql) and add_activity_triggers (20_people/04_activity.sql).

-- public.admins

select private.add_control_character_trigger('public.admins');
create trigger create_profile after insert on public.admins
  for each row execute function private.create_profile();
create trigger end_deactivation after insert on public.admins
  for each row execute function private.end_deactivation();
create trigger end_sessions_of_administrator after update or delete on public.admins
  for each row execute function private.end_sessions_of_administrator();
create trigger require_an_owner after update or delete on public.admins
  for each row when (old.role = 'owner') execute function private.require_an_owner();
-- The log records a new administrator even if the server itself adds it.
select private.add_activity_triggers('public.admins', 'user_id', how => 'always');

-- private.invitations

create trigger refuse_invitation_of_deactivated before insert on private.invitations
  for each row execute function private.refuse_invitation_of_deactivated();

-- public.profiles

select private.add_control_character_trigger('public.profiles');
create trigger set_profile_slug before insert or update on public.profiles
  for each row execute function private.set_profile_slug();
create trigger set_timestamps before insert or update on public.profiles
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.profiles', 'row.slug is not null');
-- Redirects the former address of an author's page to the present one.
create trigger redirect_former_address after update on public.profiles
  for each row when (new.slug <> old.slug) execute function private.redirect_former_address('/blog/auteur');
select private.add_activity_triggers('public.profiles');

-- public.activity_log

select private.add_control_character_trigger('public.activity_log');

-- public.blog_posts

select private.add_control_character_trigger('public.blog_posts');
create trigger clear_featured_until before insert or update on public.blog_posts
  for each row when (not new.featured and new.featured_until is not null) execute function private.clear_featured_until();
create trigger forget_planned_issues before delete on public.blog_posts
  for each row execute function private.forget_planned_issues();
create trigger set_author before insert or update of status, author_id, featured, featured_until on public.blog_posts
  for each row execute function private.set_author();
create trigger set_published_at before insert or update on public.blog_posts
  for each row execute function private.set_published_at();
create trigger set_timestamps_on_insert before insert on public.blog_posts
  for each row execute function private.set_timestamps();
-- Counting a view, proposing a draft and sending it back are not edits, so they do not change updated_at.
create trigger set_timestamps_on_update before update on public.blog_posts
  for each row when (
    old.view_count = new.view_count and (old.proposed_at is not distinct from new.proposed_at or old.status <> new.status)
  ) execute function private.set_timestamps();
-- By their names, the triggers below come after set_published_at.
create trigger update_derived_texts_on_insert before insert on public.blog_posts
  for each row execute function private.derive_texts();
create trigger update_derived_texts_on_update before update on public.blog_posts
  for each row when (
    (old.slug, old.slug_origin, old.title, old.excerpt, old.published_at, old.meta_title, old.meta_description)
    is distinct from (new.slug, new.slug_origin, new.title, new.excerpt, new.published_at, new.meta_title, new.meta_description)
  ) execute function private.derive_texts();
create trigger withdraw_proposal before update on public.blog_posts
  for each row when (old.proposed_at is not null and new.status = 'published') execute function private.end_proposal();
create trigger add_revision_on_insert after insert on public.blog_posts
  for each row execute function private.add_revision();
-- Counting a view stores no version; the condition spares it the comparison of the rows.
create trigger add_revision_on_update after update on public.blog_posts
  for each row when (old.view_count = new.view_count) execute function private.add_revision();
select private.add_site_change_triggers('public.blog_posts', 'row.published_at <= now()');
create trigger forget_missing_page after insert or update of slug, status, published_at on public.blog_posts
  for each row when (new.published_at <= now()) execute function private.forget_missing_text('/blog/');
create trigger forget_planned_changes after delete on public.blog_posts
  for each row execute function private.forget_planned_changes();
create trigger move_menu_links after update on public.blog_posts
  for each row when (new.slug <> old.slug) execute function private.move_menu_links('/blog/');
create trigger move_to_trash after delete on public.blog_posts
  for each row execute function private.move_to_trash();
create trigger plan_end_of_featured after insert on public.blog_posts
  for each row when (new.featured_until is not null) execute function private.plan_end_of_featured();
create trigger plan_new_end_of_featured after update on public.blog_posts
  for each row when (old.featured_until is distinct from new.featured_until) execute function private.plan_end_of_featured();
create trigger plan_new_publication after update on public.blog_posts
  for each row when (old.published_at is distinct from new.published_at) execute function private.plan_publication();
create trigger plan_publication after insert on public.blog_posts
  for each row when (new.published_at is not null) execute function private.plan_publication();
create trigger remember_post_slug after update on public.blog_posts
  for each row when (old.published_at <= now() and (new.slug <> old.slug or (new.published_at <= now()) is not true))
  execute function private.remember_post_slug();
create trigger remember_unpublication after update on public.blog_posts
  for each row when (old.status = 'published' and new.status <> 'published')
  execute function private.remember_unpublication();
create trigger empty_trash after delete on public.blog_posts
  for each statement execute function private.empty_trash_afterwards();
select private.add_activity_triggers('public.blog_posts', how => 'texts');

-- public.blog_categories

select private.add_control_character_trigger('public.blog_categories');
create trigger set_timestamps before insert or update on public.blog_categories
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.blog_categories');
create trigger move_to_trash after delete on public.blog_categories
  for each row execute function private.move_to_trash();
select private.add_activity_triggers('public.blog_categories');

-- public.pages

select private.add_control_character_trigger('public.pages');
create trigger check_blocks before insert or update of blocks on public.pages
  for each row execute function private.check_blocks();
create trigger protect_essential_page before delete on public.pages
  for each row when (old.essential) execute function private.protect_essential_page();
create trigger protect_essential_slug before update of slug on public.pages
  for each row when (old.essential and old.slug <> new.slug) execute function private.protect_essential_page();
create trigger set_published_at before insert or update on public.pages
  for each row execute function private.set_published_at();
create trigger set_timestamps before insert or update on public.pages
  for each row execute function private.set_timestamps();
create trigger update_derived_texts_on_insert before insert on public.pages
  for each row execute function private.derive_texts();
create trigger update_derived_texts_on_update before update on public.pages
  for each row when (
    (old.slug, old.slug_origin, old.title, old.excerpt, old.published_at, old.meta_title, old.meta_description)
    is distinct from (new.slug, new.slug_origin, new.title, new.excerpt, new.published_at, new.meta_title, new.meta_description)
  ) execute function private.derive_texts();
create trigger add_revision after insert or update on public.pages
  for each row execute function private.add_revision();
select private.add_site_change_triggers('public.pages', 'row.published_at <= now()');
create trigger forget_missing_page after insert or update of slug, status, published_at on public.pages
  for each row when (new.published_at <= now()) execute function private.forget_missing_text('/');
create trigger forget_planned_changes after delete on public.pages
  for each row execute function private.forget_planned_changes();
create trigger move_menu_links after update on public.pages
  for each row when (new.slug <> old.slug) execute function private.move_menu_links('/');
create trigger move_to_trash after delete on public.pages
  for each row execute function private.move_to_trash();
create trigger plan_new_publication after update on public.pages
  for each row when (old.published_at is distinct from new.published_at) execute function private.plan_publication();
create trigger plan_publication after insert on public.pages
  for each row when (new.published_at is not null) execute function private.plan_publication();
create trigger empty_trash after delete on public.pages
  for each statement execute function private.empty_trash_afterwards();
select private.add_activity_triggers('public.pages', how => 'texts');

-- public.pictures

select private.add_control_character_trigger('public.pictures');
-- Visitors see only the focal point of a picture, on every page that crops it; its words are for the back-office.
create trigger announce_changed after update on public.pictures
  for each row when ((old.focus_x, old.focus_y) is distinct from (new.focus_x, new.focus_y)) execute function private.announce_site_change();
select private.add_activity_triggers('public.pictures', 'name');

-- public.revisions

select private.add_control_character_trigger('public.revisions');

-- public.trash

select private.add_control_character_trigger('public.trash');
create constraint trigger forget_comments after delete on public.trash
  deferrable initially deferred
  for each row when (old.table_name = 'blog_posts') execute function private.forget_comments();
-- Deferred: an article that is being restored has left the trash and not yet come back.
create constraint trigger forget_revisions after delete on public.trash
  deferrable initially deferred
  for each row execute function private.forget_revisions();
create constraint trigger log_emptied_trash after delete on public.trash
  deferrable initially deferred
  for each row execute function private.log_emptied_trash();

-- public.site_settings

select private.add_control_character_trigger('public.site_settings');
create trigger check_setting before insert or update on public.site_settings
  for each row execute function private.check_setting();
create trigger set_timestamps before insert or update on public.site_settings
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.site_settings');
create trigger check_second_factor_required after insert or update on public.site_settings
  for each row when (new.key = 'second_factor_required') execute function private.check_second_factor_required();
select private.add_activity_triggers('public.site_settings', 'key');

-- public.testimonials

select private.add_control_character_trigger('public.testimonials');
create trigger set_timestamps before insert or update on public.testimonials
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.testimonials', 'row.published');
create trigger move_to_trash after delete on public.testimonials
  for each row execute function private.move_to_trash();
select private.add_activity_triggers('public.testimonials');

-- public.team_members

select private.add_control_character_trigger('public.team_members');
create trigger set_timestamps before insert or update on public.team_members
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.team_members', 'row.published');
create trigger move_to_trash after delete on public.team_members
  for each row execute function private.move_to_trash();
select private.add_activity_triggers('public.team_members');

-- public.key_figures

select private.add_control_character_trigger('public.key_figures');
create trigger set_timestamps before insert or update on public.key_figures
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.key_figures', 'row.published');
create trigger move_to_trash after delete on public.key_figures
  for each row execute function private.move_to_trash();
select private.add_activity_triggers('public.key_figures');

-- public.faq_entries

select private.add_control_character_trigger('public.faq_entries');
create trigger set_timestamps before insert or update on public.faq_entries
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.faq_entries', 'row.published');
create trigger move_to_trash after delete on public.faq_entries
  for each row execute function private.move_to_trash();
select private.add_activity_triggers('public.faq_entries');

-- public.partners

select private.add_control_character_trigger('public.partners');
create trigger set_timestamps before insert or update on public.partners
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.partners', 'row.published');
select private.add_activity_triggers('public.partners');

-- public.tools

select private.add_control_character_trigger('public.tools');
create trigger set_timestamps before insert or update on public.tools
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.tools', 'row.published');
select private.add_activity_triggers('public.tools');

-- public.case_studies

select private.add_control_character_trigger('public.case_studies');
create trigger move_to_trash before delete on public.case_studies
  for each row execute function private.move_to_trash();
create trigger set_timestamps before insert or update on public.case_studies
  for each row execute function private.set_timestamps();
create trigger update_derived_texts_on_insert before insert on public.case_studies
  for each row execute function private.derive_texts();
create trigger update_derived_texts_on_update before update on public.case_studies
  for each row when (
    (old.slug, old.slug_origin, old.title, old.summary, old.published, old.meta_title, old.meta_description)
    is distinct from (new.slug, new.slug_origin, new.title, new.summary, new.published, new.meta_title, new.meta_description)
  ) execute function private.derive_texts();
create trigger add_revision after insert or update on public.case_studies
  for each row execute function private.add_revision();
select private.add_site_change_triggers('public.case_studies', 'row.published');
create trigger move_menu_links after update on public.case_studies
  for each row when (new.slug <> old.slug) execute function private.move_menu_links('/etudes-de-cas/');
create trigger redirect_former_address after update of slug on public.case_studies
  for each row when (old.published and new.slug <> old.slug) execute function private.redirect_former_address('/etudes-de-cas');
select private.add_activity_triggers('public.case_studies');

-- public.case_study_tools

select private.add_site_change_triggers('public.case_study_tools');
select private.add_activity_triggers('public.case_study_tools', 'case_study_id');

-- public.services

select private.add_control_character_trigger('public.services');
create trigger set_timestamps before insert or update on public.services
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.services', 'row.published');
create trigger move_to_trash after delete on public.services
  for each row execute function private.move_to_trash();
select private.add_activity_triggers('public.services');

-- public.menu_links

select private.add_control_character_trigger('public.menu_links');
create trigger set_timestamps before insert or update on public.menu_links
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.menu_links');
create trigger move_to_trash after delete on public.menu_links
  for each row execute function private.move_to_trash();
select private.add_activity_triggers('public.menu_links');

-- public.redirects

select private.add_control_character_trigger('public.redirects');
create trigger normalise_redirect before insert or update of from_path, to_address on public.redirects
  for each row execute function private.normalise_redirect();
create trigger set_timestamps before insert or update of from_path, to_address, kind on public.redirects
  for each row execute function private.set_timestamps();
select private.add_site_change_triggers('public.redirects');
create trigger forget_missing_page after insert or update of from_path on public.redirects
  for each row execute function private.forget_missing_page();
create constraint trigger refuse_redirect_chain after insert or update of from_path, to_address on public.redirects
  for each row execute function private.refuse_redirect_chain();
select private.add_activity_triggers('public.redirects');

-- public.missing_pages

select private.add_control_character_trigger('public.missing_pages');

-- public.empty_searches

select private.add_control_character_trigger('public.empty_searches');

-- public.search_synonyms

select private.add_control_character_trigger('public.search_synonyms');
create trigger set_timestamps before insert or update on public.search_synonyms
  for each row execute function private.set_timestamps();
select private.add_activity_triggers('public.search_synonyms');

-- public.contacts

select private.add_control_character_trigger('public.contacts');
create trigger normalise_contact_request before insert on public.contacts
  for each row execute function private.normalise_contact_request();
create trigger set_contact_dates before update on public.contacts
  for each row execute function private.set_contact_dates();
create trigger set_timestamps before insert or update on public.contacts
  for each row execute function private.set_timestamps();
create trigger announce_contact_event after insert on public.contacts
  for each row when (private.is_client_role() and new.source = 'website') execute function private.announce_contact_event();
create trigger announce_contact_request after insert on public.contacts
  for each row when (private.is_client_role() and new.source = 'website') execute function private.announce_contact_request();
create trigger erase_from_outbox after delete on public.contacts
  for each row execute function private.erase_from_outbox();
create trigger move_to_trash after delete on public.contacts
  for each row execute function private.move_to_trash();
create trigger record_conversion after insert on public.contacts
  for each row when (new.source = 'website') execute function private.record_conversion('contact');
-- Contact requests in the trash are personal data: any write to this table, even a visitor's, empties the trash of those that are due.
create trigger empty_trash after insert or update or delete on public.contacts
  for each statement execute function private.empty_trash_afterwards();
select private.add_activity_triggers('public.contacts', how => 'texts');

-- public.comments

select private.add_control_character_trigger('public.comments');
create trigger mark_agency_answer before insert on public.comments
  for each row execute function private.mark_agency_answer();
create trigger set_moderated_at before update on public.comments
  for each row when (old.status <> new.status) execute function private.set_moderated_at();
select private.add_site_change_triggers('public.comments', 'row.status = ''approved''');
create trigger announce_comment after insert on public.comments
  for each row when (new.status = 'pending') execute function private.announce_comment();
create trigger erase_author_from_outbox after update of email on public.comments
  for each row when (old.email is not null and new.email is null) execute function private.erase_from_outbox();
-- Erasing a comment, or its author, also erases copies in the outbox.
create trigger erase_comment_from_outbox after delete on public.comments
  for each row execute function private.erase_from_outbox();
select private.add_activity_triggers('public.comments');

-- public.newsletter_subscribers

select private.add_control_character_trigger('public.newsletter_subscribers');
create trigger create_subscription_link after insert on public.newsletter_subscribers
  for each row execute function private.create_subscription_link();
create trigger erase_subscriber_mail after delete on public.newsletter_subscribers
  for each row execute function private.erase_subscriber_mail();
create trigger record_conversion after insert on public.newsletter_subscribers
  for each row execute function private.record_conversion('newsletter');
select private.add_activity_triggers('public.newsletter_subscribers');

-- public.newsletter_issues

select private.add_control_character_trigger('public.newsletter_issues');
create trigger set_timestamps before insert or update on public.newsletter_issues
  for each row execute function private.set_timestamps();
select private.add_activity_triggers('public.newsletter_issues');

-- private.daily_statistics

create trigger sum_added after insert on private.daily_statistics
  referencing new table as changed for each statement execute function private.update_monthly_statistics('1');
create trigger sum_changed_from after update on private.daily_statistics
  referencing old table as changed for each statement execute function private.update_monthly_statistics('-1');
create trigger sum_changed_to after update on private.daily_statistics
  referencing new table as changed for each statement execute function private.update_monthly_statistics('1');
create trigger sum_removed after delete on private.daily_statistics
  referencing old table as changed for each statement execute function private.update_monthly_statistics('-1');

-- public.outbox

select private.add_control_character_trigger('public.outbox');
create trigger set_timestamps before insert or update on public.outbox
  for each row execute function private.set_timestamps();
create trigger count_newsletter_results after update of state on public.outbox
  for each row when (new.kind in ('newsletter_issue', 'newsletter_confirmation') and new.state is distinct from old.state)
  execute function private.count_newsletter_results();
create trigger uncount_newsletter_mail after delete on public.outbox
  for each row when (old.kind = 'newsletter_issue' and old.state = 'waiting') execute function private.uncount_newsletter_mail();
create trigger notify_outbox after insert on public.outbox
  for each statement execute function private.notify_outbox();

-- public.webhooks

select private.add_control_character_trigger('public.webhooks');
create trigger set_timestamps before insert or update on public.webhooks
  for each row execute function private.set_timestamps();
create trigger sync_webhook_calls after delete or update of url, enabled on public.webhooks
  for each row execute function private.sync_webhook_calls();
select private.add_activity_triggers('public.webhooks');

-- storage.objects

do $$
begin
  create trigger protect_used_file before delete on storage.objects
    for each row when (old.bucket_id in ('media', 'files')) execute function private.protect_used_file();
exception when insufficient_privilege then
  raise warning 'Pictures that are in use can be deleted: %', sqlerrm;
end
$$;
do $$
begin
  create trigger sync_deleted_picture after delete on storage.objects
    for each row when (old.bucket_id = 'media') execute function private.sync_picture();
  create trigger sync_new_picture after insert on storage.objects
    for each row when (new.bucket_id = 'media') execute function private.sync_picture();
exception when insufficient_privilege then
  raise warning 'Pictures cannot be described: %', sqlerrm;
end
$$;

-- auth.sessions

do $$
begin
  create trigger log_sign_in after insert on auth.sessions for each row execute function private.log_sign_in();
exception when insufficient_privilege then
  raise warning 'Sign-ins are not in the activity log: %', sqlerrm;
end
$$;

-- auth.mfa_factors

do $$
begin
  -- Nobody can drop this trigger again on a hosted project, so its rule is in the function, which can be replaced.
  create trigger log_second_factor after update or delete on auth.mfa_factors
    for each row execute function private.log_second_factor();
exception when insufficient_privilege then
  raise warning 'Second factors are not in the activity log: %', sqlerrm;
end
$$;

reset check_function_bodies;
