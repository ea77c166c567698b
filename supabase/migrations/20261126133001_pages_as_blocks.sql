-- What the examples of automation say of themselves at the top of their pages, for the lists that name them.
create function public.shown_flows() returns table (slug text, steps text[], gain text)
language sql stable security definer set search_path = ''
as $$
  select page.slug, array(
    select step ->> 'text' from jsonb_array_elements(flow -> 'steps') with ordinality as entry (step, place) order by place
  ), coalesce(flow ->> 'gain', '')
  from public.pages as page
  cross join lateral jsonb_path_query_first(private.shown_blocks(page.blocks, false), '$[*] ? (@.kind == "flow")') as flow
  where page.blocks @> '[{"kind": "flow"}]' and flow is not null and page.published_at <= now()
$$;
grant execute on function public.shown_flows() to anon, authenticated;

-- Pages of services, trades and examples become blocks: what stood around their texts in components. Their own words, edited or not, stay
-- in their fields, which the blocks show; pages that have blocks already stay as they are. A new database is seeded instead.
-- Nobody has edited them, so that neither their dates nor their history say so.
alter table public.pages disable trigger user;
with flows (slug, steps, gain) as (
  values
    ('automatisations/e-commerce-vente', '[{"text":"La commande payée devient une étiquette"},{"text":"le stock prévient avant la rupture"}]'::jsonb, '4 h 15 par semaine'),
    ('automatisations/services-rendez-vous', '[{"text":"Le client réserve"},{"text":"un SMS le rappelle"},{"text":"le compte rendu part du palier"}]'::jsonb, 'jusqu’à 70 % d’oublis en moins'),
    ('automatisations/gestion-client-crm', '[{"text":"Le message devient une fiche"},{"text":"le devis se relance"},{"text":"l’affaire gagnée ouvre son dossier"}]'::jsonb, '2 h 38 par semaine'),
    ('automatisations/marketing-reseaux-sociaux', '[{"text":"Une photo et une phrase"},{"text":"deux réseaux servis"},{"text":"la lettre du mois déjà montée"}]'::jsonb, '1 h 34 par semaine'),
    ('automatisations/finance-comptabilite', '[{"text":"La facture se prépare"},{"text":"l’impayé se rappelle"},{"text":"le justificatif se range"}]'::jsonb, '5 h 34 par mois'),
    ('automatisations/support-service-client', '[{"text":"Les questions courantes reçoivent un brouillon"},{"text":"les urgences sonnent chez vous"}]'::jsonb, '2 h 48 par semaine')
), made as (
  select page.id, case split_part(page.slug, '/', 1)
    when 'services' then '[{"kind":"hero"},{"kind":"text","box":"offer","priceNote":"chiffré avant de commencer","points":"Audit gratuit de 30 minutes\nEn visio ou au téléphone\nRéponse sous 24 heures","beforePhone":"ou appelez le"},{"kind":"related","title":"Les autres services"},{"kind":"call","layout":"apart","title":"Et votre cas ?","text":"Comptez trente minutes, en visio ou par téléphone, pour un avis et un prix de départ."}]'::jsonb
    when 'cas-usage' then jsonb_build_array(jsonb_build_object('kind', 'opening'), '{"kind":"text","box":"offer","boxTitle":"Et votre semaine ?","points":"Audit gratuit de 30 minutes\nEn visio ou au téléphone\nRéponse sous 24 heures","beforePhone":"ou appelez le"}'::jsonb)
      || case when substr(page.slug, 11) in ('e-commerce', 'services-b2b', 'professions-liberales', 'creatifs-artisans', 'btp-artisanat', 'formation-conseil')
        then jsonb_build_array(jsonb_build_object('kind', 'studies', 'title', 'Études de cas', 'sector', substr(page.slug, 11))) else '[]' end
      || '[{"kind":"related","title":"Les autres métiers","layout":"pictures"},{"kind":"call","layout":"wide","title":"Et chez vous, combien d’heures ?","text":"Racontez-nous votre semaine : en trente minutes, nous refaisons ce compte avec vos chiffres."}]'::jsonb
    when 'automatisations' then jsonb_build_array(case when flows.slug is null then jsonb_build_object('kind', 'hero')
        else jsonb_build_object('kind', 'flow', 'steps', flows.steps, 'gainTitle', 'Le gain de l’exemple', 'gain', flows.gain) end)
      || '[{"kind":"text","box":"offer","boxTitle":"Et votre semaine ?","points":"Audit gratuit de 30 minutes\nEn visio ou au téléphone\nRéponse sous 24 heures","beforePhone":"ou appelez le"},{"kind":"related","title":"Les autres automatisations","background":"plain"},{"kind":"steps","layout":"call","title":"Et votre machine ?","lead":"Elle se dessine en trente minutes, avec vous.","steps":[{"title":"Vous racontez la tâche"},{"title":"Nous dessinons ses étapes"},{"title":"Vous avez un prix de départ"}]}]'::jsonb
  end as blocks
  from public.pages as page left join flows using (slug)
  where page.slug like '%/%' and page.blocks = '[]'
)
update public.pages as page set blocks = given.blocks, blocks_text = private.text_of_blocks(given.blocks)
from made
cross join lateral (
  select jsonb_agg(jsonb_build_object('id', gen_random_uuid()) || block order by place) as blocks
  from jsonb_array_elements(made.blocks) with ordinality as entry (block, place)
) as given
where made.id = page.id and made.blocks is not null;
alter table public.pages enable trigger user;
