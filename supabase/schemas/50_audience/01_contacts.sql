-- Contact requests: those that strangers send, and those that administrators add by hand and follow up.

create table public.contacts (
  id uuid primary key default gen_random_uuid(),
  name text collate private.french not null
    constraint contacts_name_length check (btrim(name) <> '' and char_length(name) <= 200),
  -- A person who calls or comes by may leave only a telephone number.
  email text collate private.french
    constraint contacts_email_shape check (private.is_email_address(email)),
  phone text
    constraint contacts_phone_length check (char_length(phone) <= 50),
  company text collate private.french
    constraint contacts_company_length check (char_length(company) <= 200),
  service_interest text
    constraint contacts_service_interest_length check (char_length(service_interest) <= 200),
  message text not null
    constraint contacts_message_length check (btrim(message) <> '' and char_length(message) <= 10000),
  source text not null default 'website'
    constraint contacts_source_values check (source in ('website', 'phone', 'fair', 'email', 'import', 'other')),
  status text not null default 'new'
    constraint contacts_status_values check (status in ('new', 'contacted', 'qualified', 'converted', 'closed')),
  notes text
    constraint contacts_notes_length check (char_length(notes) <= 20000),
  -- The next thing that somebody has to do about the request; the name of that person is free text, as that of an article's author.
  next_action text
    constraint contacts_next_action_length check (btrim(next_action) <> '' and char_length(next_action) <= 200),
  next_action_at timestamptz,
  next_action_by text
    constraint contacts_next_action_by_length check (char_length(next_action_by) <= 200),
  -- When the status went from `new` to one that means an answer; null again when it goes back.
  answered_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- The version of the notes, apart from that of the row, so that a change of the status meanwhile is not a conflict.
  notes_updated_at timestamptz not null default now(),
  -- The origin of the visitor, as the form knew it: the campaign in the link, and the host of the other site.
  utm_source text,
  referrer text,
  -- The text that searches read. It holds telephone numbers again without spaces and dots, and as they are dialled within France.
  search_text text not null generated always as (
    private.searchable_text(
      name || ' ' || coalesce(private.searchable_email(email), '') || ' ' || coalesce(company, '') || ' ' || coalesce(phone, '') || ' '
      || regexp_replace(coalesce(phone, ''), '[^0-9+]', '', 'g') || ' '
      || private.national_number(regexp_replace(coalesce(phone, ''), '[^0-9+]', '', 'g')) || ' ' || private.plain_digits(message)
    )
  ) stored,
  constraint contacts_reachable check (email is not null or (source <> 'website' and btrim(coalesce(phone, '')) <> ''))
);

create index contacts_list on public.contacts (created_at desc, id);
create index contacts_status_list on public.contacts (status, created_at desc);
create index contacts_next_action on public.contacts (next_action_at);
create index contacts_search on public.contacts using gin (search_text extensions.gin_trgm_ops);

alter table public.contacts enable row level security;
grant insert (name, email, phone, company, service_interest, message, source, utm_source, referrer) on table public.contacts to anon, authenticated;
grant select, delete on table public.contacts to authenticated;
-- save_notes() writes the notes.
grant update (status, name, email, phone, company, service_interest, next_action, next_action_at, next_action_by)
  on table public.contacts to authenticated;

create policy "everyone sends a contact request" on public.contacts
  for insert to anon, authenticated
  with check (status = 'new' and notes is null and (source = 'website' or (select private.has_permission('insert', 'contacts'))));
create policy "administrators read contact requests" on public.contacts
  for select to authenticated using ((select private.has_permission('select', 'contacts')));
create policy "administrators follow up contact requests" on public.contacts
  for update to authenticated using ((select private.has_permission('update', 'contacts')))
    with check ((select private.has_permission('update', 'contacts')));
create policy "administrators delete contact requests" on public.contacts
  for delete to authenticated using ((select private.has_permission('delete', 'contacts')));

-- Limits contact requests. Strangers may call this function and not limit_requests(), because it fixes the purpose and the message.
create function private.limit_contact_requests() returns void
language sql security definer set search_path = ''
as $$ select private.limit_requests('contact', 'Too many contact requests from this address') $$;
grant execute on function private.limit_contact_requests() to anon, authenticated;

-- Whatever a stranger sends, a request starts as new, from the website, without notes; only administrators may set another source. The
-- function truncates the origin of the visit instead of refusing it, so that a long link on another site does not block the form.
create function private.normalise_contact_request() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if private.is_client_role() then
    new.status := 'new';
    new.notes := null;
    if new.source <> 'website' and private.has_permission('insert', 'contacts') then
      new.utm_source := null;
      new.referrer := null;
    else
      perform private.limit_contact_requests();
      new.source := 'website';
      new.utm_source := left(nullif(btrim(new.utm_source), ''), 200);
      new.referrer := left(nullif(btrim(new.referrer), ''), 253);
    end if;
  end if;
  return new;
end
$$;

create function private.set_contact_dates() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.answered_at := case when new.status = 'new' then null
    when old.status = 'new' and new.status <> 'closed' then now() else old.answered_at end;
  new.notes_updated_at := case when new.notes is distinct from old.notes then now() else old.notes_updated_at end;
  return new;
end
$$;

-- Saves the notes on a request, unless somebody changed them since the caller read them.
create function public.save_notes(contact_id uuid, notes text, expected_updated_at timestamptz default null) returns setof public.contacts
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_permission('update', 'contacts');
  perform private.require_version(
    (select contact.notes_updated_at from public.contacts as contact where contact.id = contact_id for update), expected_updated_at
  );
  return query
  update public.contacts as contact set notes = save_notes.notes where contact.id = contact_id returning contact.*;
end
$$;
grant execute on function public.save_notes(uuid, text, timestamptz) to authenticated;

-- Returns the condition that a contact request contains every typed word, or a part of one: a name, the end of an address, some digits. It
-- writes one LIKE per word, because the index does not support LIKE ALL (array).
create function private.contact_condition(words text) returns text
language sql stable set search_path = ''
as $$
  select coalesce(string_agg(format('search_text like %L', '%' || escaped || '%'), ' and '), 'true')
  from (
    select regexp_replace(private.searchable_text(word), '([\\%_])', '\\\1', 'g') as escaped
    from regexp_split_to_table(
      normalize(private.national_number(private.plain_digits(left(words, 200))), nfc), '[\s\u00A0\u202F]+'
    ) as typed
    -- It looks for words of two letters and more, whatever signs separate them; an address, or a text without such words, stays whole.
    cross join unnest(case when typed ~ '@' or private.plain_words(typed) !~ '\w\w' then array[typed]
      else array(select part from regexp_split_to_table(private.normalized_words(typed), ' ') as part where length(part) > 1) end) as word
    -- Signs between words do not count.
    where word <> '' and (word ~ '[[:alnum:]]' or words !~ '[[:alnum:]]')
    limit 8
  ) as patterns
$$;

-- Returns the contact requests that contain every word: their number, and one page of them, newest first. To read all of them while others
-- arrive or leave, a client passes `after_id` and gets those with the next ids, because positions shift and ids do not.
-- @param due_before returns only requests whose next action comes before this moment, the soonest first
-- @param unplanned returns only requests without a moment for the next action, unless their status is final
create function public.search_contacts(
  words text,
  only_status text default null,
  skipped integer default 0,
  wanted integer default 25,
  after_id uuid default null,
  due_before timestamptz default null,
  unplanned boolean default false
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  condition text := private.contact_condition(words);
  sequence text := case when due_before is null then 'created_at desc, id' else 'next_action_at, id' end;
  answer jsonb;
begin
  perform private.require_permission('select', 'contacts');
  if only_status is not null then
    condition := condition || format(' and status = %L', only_status);
  end if;
  if due_before is not null then
    condition := condition || format(' and next_action_at < %L', due_before);
  end if;
  if unplanned then
    condition := condition || ' and next_action_at is null and status not in (''converted'', ''closed'')';
  end if;
  if after_id is not null then
    condition := condition || format(' and id > %L', after_id);
    sequence := 'id';
  end if;
  execute format(
    'select jsonb_build_object(
       ''total'', (select count(*) from public.contacts where %1$s),
       ''rows'', coalesce((select jsonb_agg(to_jsonb(page)) from (
         select id, name, email, phone, company, service_interest, message, source, status, notes, notes_updated_at,
           created_at, utm_source, referrer, next_action, next_action_at, next_action_by
         from public.contacts where %1$s order by %2$s limit %3$s offset %4$s
       ) as page), ''[]''))',
    condition, sequence, least(greatest(wanted, 1), 1000), greatest(skipped, 0)
  ) into answer;
  return answer;
end
$$;
grant execute on function public.search_contacts(text, text, integer, integer, uuid, timestamptz, boolean) to authenticated;

-- Returns the number of contact requests of each status, and the time of the latest that was not imported: cheap enough for polling.
create function public.contact_counts() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_permission('select', 'figures');
  return jsonb_build_object(
    'byStatus', coalesce((
      select jsonb_object_agg(status, requests)
      from (select status, count(*) as requests from public.contacts group by status) as counted
    ), '{}'),
    'latest', (select max(created_at) from public.contacts where source <> 'import')
  );
end
$$;
grant execute on function public.contact_counts() to authenticated;

-- Returns why contacts of a file stay out: `repeated` or `here` for an address that is above in the file or in the list already,
-- `expired` for one that the next purge would erase, or the constraint of the table that it breaks.
-- @param contacts rows of the table as objects
create function private.contact_problems(contacts jsonb) returns table (place integer, problem text)
language plpgsql stable set search_path = ''
as $$
declare
  rule record;
  rows constant text := 'from jsonb_array_elements($1) with ordinality as item (contact, place),
    jsonb_populate_record(null::public.contacts, contact) as contacts';
begin
  return query execute 'select place::integer, case when nth > 1 then ''repeated'' else ''here'' end
    from (select place, lower(email) as address, row_number() over (partition by lower(email) order by place) as nth ' || rows || '
      where email is not null) as input
    where nth > 1 or exists (select from public.contacts where lower(email) = address)' using contacts;
  return query execute 'select place::integer, ''expired'' ' || rows || ' where created_at < now() - interval ''3 years''' using contacts;
  for rule in
    select conname::text as name, pg_catalog.pg_get_expr(conbin, conrelid) as condition
    from pg_catalog.pg_constraint where conrelid = 'public.contacts'::regclass and contype = 'c'
  loop
    return query execute format('select place::integer, %L %s where (%s) is false', rule.name, rows, rule.condition) using contacts;
  end loop;
end
$$;

-- Imports contacts of a file: all of them or, when one breaks a rule, none; known addresses stay out. It sends no e-mail and calls no
-- webhook.
-- @param contacts [{"name", "email", "created_at", …}, …], 5000 at most
-- @param only_check whether to answer what would happen
-- @return {"added": [id, …], "problems": [{"place": from 1, "problem": of contact_problems()}, …]}
create function public.import_contacts(contacts jsonb, only_check boolean default false) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  cleaned_contacts jsonb;
  problems jsonb;
  added uuid[] := '{}';
begin
  perform private.require_permission('insert', 'contacts');
  if jsonb_array_length(contacts) > 5000 then
    raise sqlstate 'PT413' using message = 'At most 5000 contacts at once';
  end if;
  -- A second import at the same time waits here, and then finds the addresses of the first.
  if not only_check then
    perform pg_advisory_xact_lock(hashtextextended('public.import_contacts', 0));
  end if;
  select coalesce(jsonb_agg('{"name": "", "message": "", "status": "contacted"}' || jsonb_strip_nulls(
    case when pg_input_is_valid(contact ->> 'created_at', 'timestamptz') then contact else contact - 'created_at' end
  ) || '{"source": "import"}' order by place), '[]')
  into cleaned_contacts from jsonb_array_elements(contacts) with ordinality as item (contact, place);
  select coalesce(jsonb_agg(to_jsonb(fault) order by place, problem), '[]') into problems from (
    select place, problem from private.contact_problems(cleaned_contacts)
    union all
    select place::integer, 'unreadable_date' from jsonb_array_elements(contacts) with ordinality as item (contact, place)
    where not pg_input_is_valid(contact ->> 'created_at', 'timestamptz')
  ) as fault;
  if not only_check and not jsonb_path_exists(problems, '$[*] ? (@.problem != "here" && @.problem != "repeated")') then
    with inserted as (
      insert into public.contacts
        (name, email, phone, company, service_interest, message, source, status, notes, created_at, updated_at)
      select name, email, phone, company, service_interest, message, source, status, notes, received, received
      from jsonb_array_elements(cleaned_contacts) with ordinality as item (contact, place),
        jsonb_populate_record(null::public.contacts, contact), least(created_at, now()) as received
      where place not in (select (fault ->> 'place')::integer from jsonb_array_elements(problems) as fault)
      returning id
    )
    select array_agg(id) into added from inserted;
  end if;
  return jsonb_build_object('added', coalesce(added, '{}'), 'problems', problems);
end
$$;
grant execute on function public.import_contacts(jsonb, boolean) to authenticated;

-- Returns the columns of a request that leave the back-office, in the notice to the agency and in calls of webhooks: its id, its date and
-- what its sender wrote. A new column stays inside until somebody names it here.
create function private.contact_payload(request public.contacts) returns jsonb
language sql stable set search_path = ''
as $$
  select to_jsonb(payload) from (
    select request.id, request.name, request.email, request.phone, request.company, request.service_interest, request.message,
      request.created_at
  ) as payload;
$$;
