-- A clock that was set back must not hold up for a day what was written, leased or put off before.

create or replace function public.claim_outbox(worker jsonb, channels text[])
returns table (id uuid, channel text, kind text, recipient text, data jsonb, secret jsonb, tries integer, created_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.outbox_worker as known (seen_at, smtp_server, mail_from)
  values (now(), worker ->> 'smtp_server', worker ->> 'mail_from')
  on conflict (only_row) do update
    set seen_at = excluded.seen_at, smtp_server = excluded.smtp_server, mail_from = excluded.mail_from;
  perform private.write_due_mails();
  return query
  update public.outbox as item
  set state = 'sending', tries = item.tries + 1, leased_until = now() + interval '5 minutes'
  where item.id = (
    select due.id from public.outbox as due
    where due.channel = any (channels)
      and case due.state
        when 'waiting' then due.due_at <= now() or due.created_at > now() + interval '1 minute'
          or (due.tries > 0 and due.due_at > now() + interval '6 hours')
        -- A lease of another claim at the same moment began a moment later than this one.
        when 'sending' then due.leased_until not between now() and now() + interval '10 minutes'
      end
    order by due.due_at, due.created_at
    limit 1
    for update skip locked
  )
  returning item.id, item.channel, item.kind, item.recipient, private.data_of_item(item), item.secret, item.tries, item.created_at;
end
$$;
