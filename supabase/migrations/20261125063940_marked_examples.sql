-- Visitors see which rows are examples.
grant select (is_example) on table public.testimonials, public.team_members, public.key_figures, public.faq_entries to anon;
