-- Two years of invented visits for the local demo, up to the day before its first start: more and more over time, fewer at weekends and in
-- August. `setseed` makes them the same each time. Today gets none, because it may have real visits already.
select setseed(0.42);

create temporary table demo_pages on commit drop as
select path, row_number() over (order by random()) as rank, path like '/blog/%' as article
from (
  select '/blog/' || slug as path from public.blog_posts where status = 'published'
  union all
  select '/' || slug from public.pages where status = 'published' and slug ~ '^(services|cas-usage|automatisations)/'
) as known;
-- The pages are counted, because a site may have deleted articles of the demo.
create temporary table demo_counts on commit drop as
select count(*) filter (where article) as articles, count(*) filter (where not article) as offers from demo_pages;

with days as (
  select day::date,
    (4 + 14 * (n / 730.0)) * case when extract(isodow from day) > 5 then 0.4 else 1 end
      * case when extract(month from day) = 8 then 0.5 else 1 end * (0.7 + 0.6 * random()) as expected
  from generate_series(current_date - 730, current_date - 1, interval '1 day') with ordinality as calendar (day, n)
), drawn as (
  select day, random() as entry, random() as origin, random() as device, random() as length, random() as article,
    random() as offer
  from days, generate_series(1, expected::integer)
)
insert into private.visits (
  is_example, day, visitor, last_seen_at, entry_path, referrer_host, utm_source, utm_campaign, device, views, seconds
)
select true, day, floor(random() * 1e15)::bigint, day + interval '8 hours' + random() * interval '12 hours',
  case
    when entry < 0.34 then '/'
    when entry < 0.42 then '/blog'
    when entry < 0.80 then coalesce((
      select path from demo_pages where demo_pages.article order by rank
      offset floor((select articles from demo_counts) * drawn.article ^ 2) limit 1
    ), '/blog')
    when entry < 0.94 then coalesce((
      select path from demo_pages where not demo_pages.article order by rank
      offset floor((select offers from demo_counts) * offer ^ 2) limit 1
    ), '/services')
    else '/contact'
  end,
  case
    when origin < 0.44 then 'google.com' when origin < 0.50 then 'linkedin.com' when origin < 0.55 then 'bing.com'
    when origin < 0.58 then 'qwant.com' when origin < 0.60 then 'pagesjaunes.fr' else ''
  end,
  case when origin between 0.60 and 0.66 then 'lettre' else '' end,
  case when origin between 0.60 and 0.66 then 'lettre-' || to_char(day, 'YYYY-MM') else '' end,
  case when device < 0.54 then 'mobile' when device < 0.95 then 'desktop' else 'tablet' end,
  case when length < 0.42 then 1 else 2 + floor(4 * ((length - 0.42) / 0.58) ^ 3) end,
  0
from drawn;

insert into private.page_views (visit_id, number, viewed_at, path, seconds)
select visits.id, number, visits.last_seen_at,
  case
    when number = 1 then coalesce(visits.entry_path, '/')
    when drawn.next < 0.16 then '/contact'
    when drawn.next < 0.28 then '/services'
    when drawn.next < 0.38 then '/blog'
    when drawn.next < 0.45 then '/a-propos'
    else coalesce((
      select path from demo_pages order by rank
      offset floor((select articles + offers from demo_counts) * drawn.page ^ 2) limit 1
    ), '/')
  end,
  least(900, (-ln(1 - drawn.stay) * case when visits.entry_path like '/blog/%' then 75 else 28 end)::integer)
from private.visits as visits
cross join lateral generate_series(1, visits.views) as number
cross join lateral (select random() as next, random() as page, random() * 0.999 as stay, visits.id + number as row) as drawn
where visits.is_example;

update private.visits as visits set seconds = (
  select sum(views.seconds) from private.page_views as views where views.visit_id = visits.id
)
where visits.is_example;

insert into private.analytics_events (visit_id, kind, detail, results)
select visits.id, kind, case kind when 'outgoing' then 'make.com' else '' end,
  case when kind = 'search' then floor(random() * 4)::integer end
from private.visits as visits
cross join (values ('contact', 0.06), ('newsletter', 0.016), ('booking', 0.018), ('search', 0.03), ('file', 0.008),
  ('outgoing', 0.04)) as actions (kind, share)
-- One random number for each visit and action: PostgreSQL draws again for each row, because the query refers to both.
cross join lateral (select random() as drawn, visits.id, kind) as chance (drawn, visit, action)
where visits.is_example and chance.drawn < share and (kind <> 'contact' or exists (
  select from private.page_views as views where views.visit_id = visits.id and views.path = '/contact'
));

insert into private.daily_statistics
select * from private.statistics_of(array(select id from private.visits where is_example));
update private.visits set visitor = null, is_counted = true where is_example;

-- Otherwise « Vues totales » would show 0 beside these visits.
update public.blog_posts as post set view_count = view_count + read.views
from (
  select post.id, count(*) as views
  from public.blog_posts as post
  join private.page_views as view on view.path = '/blog/' || post.slug and view.viewed_at >= post.created_at
  join private.visits as visit on visit.id = view.visit_id and visit.is_example
  where post.status = 'published'
  group by post.id
) as read
where post.id = read.id;
