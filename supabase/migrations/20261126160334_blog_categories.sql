-- Written by npm run new:resource -- blog_categories 'title:text! category:text(100)! introduction:text(600) description:text(300) keywords:text(300) published:boolean' --french 'une catégorie,catégories,Catégories du blog' --labels 'category=Catégorie,introduction=Introduction,description=Description pour les moteurs de recherche,keywords=Mots-clés'

create table public.blog_categories (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint blog_categories_title_length check (btrim(title) <> '' and char_length(title) <= 200),
  -- One of the editor's list, which is specified: what stands here is what its page says.
  category text not null unique
    constraint blog_categories_category_known check (
      category in ('Automatisation', 'NoCode', 'CRM', 'Stratégie Digitale', 'Intelligence Artificielle')
    ),
  introduction text not null default ''
    constraint blog_categories_introduction_length check (char_length(introduction) <= 600),
  description text not null default ''
    constraint blog_categories_description_length check (char_length(description) <= 300),
  keywords text not null default ''
    constraint blog_categories_keywords_length check (char_length(keywords) <= 300),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create trigger keep_timestamps before insert or update on public.blog_categories
  for each row execute function private.keep_timestamps();
-- What is deleted can be brought back for 30 days.
create trigger move_to_trash after delete on public.blog_categories
  for each row execute function private.move_to_trash();

alter table public.blog_categories enable row level security;
revoke all on table public.blog_categories from anon, authenticated, service_role;
grant select (id, title, category, introduction, description, keywords) on table public.blog_categories to anon;
grant select, delete, insert (title, category, introduction, description, keywords),
  update (title, category, introduction, description, keywords) on table public.blog_categories to authenticated;
select private.allow('blog_categories', 'select insert update delete', 'owner editor');
select private.allow('blog_categories', 'select', 'reader');
create policy "everyone reads blog categories" on public.blog_categories for select to anon, authenticated using (true);
create policy "administrators add blog categories" on public.blog_categories
  for insert to authenticated with check ((select private.may('insert', 'blog_categories')));
create policy "administrators change blog categories" on public.blog_categories
  for update to authenticated using ((select private.may('update', 'blog_categories'))) with check ((select private.may('update', 'blog_categories')));
create policy "administrators delete blog categories" on public.blog_categories
  for delete to authenticated using ((select private.may('delete', 'blog_categories')));
-- A change is told to the webhooks that listen for `site.changed`, which build the site’s files anew.
select private.announce_changes_of('public.blog_categories');
select private.log_activity_of('public.blog_categories');

-- The words that stood in the site's code until now, for a site that is in use; a new database is seeded instead.
insert into public.blog_categories (category, title, introduction, description, keywords)
select category, title, introduction, description, keywords
from (values
  ('Automatisation',
   'Automatisation : ce qui peut partir sans vous',
   'Une relance qui part seule, un rappel l’avant-veille du rendez-vous, un stock qui reste d’accord avec la caisse. Chaque article prend une tâche, compte ses minutes, montre le montage pas à pas, et dit ce qu’il vaut mieux garder à la main.',
   'Relances, rappels, impayés, stock : nos articles sur l’automatisation prennent une tâche à la fois, comptent ses minutes et montrent le montage pas à pas.',
   'automatisation TPE, relance automatique, rappel de rendez-vous, Zapier, Make'),
  ('NoCode',
   'No-code : construire son outil sans développeur',
   'Un tableau partagé, un portail pour ses clients, une application de terrain : sans écrire de code, on va loin, et l’on peut s’y perdre. Nous comparons les outils sur de vrais projets, avec leurs prix, leurs limites et ce que vous emportez en partant.',
   'Tableaux partagés, portails clients, applications de terrain : nos articles sur le no-code comparent outils, prix et limites sur de vrais projets.',
   'no-code TPE, Softr, Glide, Bubble, Webflow, Airtable'),
  ('CRM',
   'CRM : ne plus perdre un client de vue',
   'Un client appelle, et il faut retrouver le devis, la dernière visite, la promesse faite au téléphone. Ces articles disent quand un carnet suffit, comment choisir un CRM à quelques-uns, et comment le tenir à jour sans y passer ses soirées.',
   'Quand un carnet suffit, comment choisir un CRM à quelques-uns et le tenir à jour : nos articles pour ne plus perdre un client de vue dans une petite entreprise.',
   'CRM TPE, choisir un CRM, CRM bâtiment, suivi des clients'),
  ('Stratégie Digitale',
   'Stratégie digitale : décider avant d’acheter',
   'Ce que coûte un projet, ce que la loi va demander, ce que l’on apprend en une demi-heure d’audit : de quoi choisir par quoi commencer, chiffres en main. Et les cas où la bonne décision est de ne rien changer.',
   'Prix, abonnements, obligations à venir, audit : nos articles de stratégie digitale aident une petite entreprise à choisir par quoi commencer, chiffres en main.',
   'stratégie digitale TPE, prix automatisation, facturation électronique, audit de processus'),
  ('Intelligence Artificielle',
   'Intelligence artificielle : elle prépare, vous relisez',
   'Un brouillon de réponse, le compte rendu d’une visite dictée dans la camionnette : l’intelligence artificielle rend service quand quelqu’un relit. Des usages précis, leur coût par mois, ce qu’ils font de vos données, et où s’arrêter.',
   'Brouillons d’e-mails, comptes rendus dictés, règles du RGPD : nos articles sur l’intelligence artificielle donnent des usages précis, leur coût, leurs limites.',
   'intelligence artificielle TPE, IA et RGPD, réponse aux e-mails, compte rendu dicté')
) as known (category, title, introduction, description, keywords)
where exists (select from public.pages);
