-- What the box beside a text ticks stands once, in the settings; blocks keep what they say otherwise.
insert into private.setting_definitions (key) values ('offer_points');
-- Nobody has edited them, so that neither their dates nor their history say so.
alter table public.pages disable trigger user;
update public.pages as page set blocks = given.blocks, blocks_text = private.text_of_blocks(given.blocks)
from (
  select id, jsonb_agg(case when repeats then block - 'points' else block end order by place) as blocks
  from public.pages cross join jsonb_array_elements(pages.blocks) with ordinality as listed (block, place)
    cross join lateral (
      select coalesce(block ->> 'points' = E'Audit gratuit de 30\u00A0minutes\nEn visio ou au téléphone\nRéponse sous 24\u00A0heures', false)
    ) as compared (repeats)
  group by id having bool_or(repeats)
) as given
where given.id = page.id;
alter table public.pages enable trigger user;
