-- What the box beside a text ticks stands once, in the settings; blocks keep what they say otherwise.
insert into private.setting_definitions (key) values ('offer_points');
update public.pages set blocks = (
  select jsonb_agg(case when block ->> 'points' = standard then block - 'points' else block end order by place)
  from jsonb_array_elements(blocks) with ordinality as listed (block, place)
)
from (values (E'Audit gratuit de 30\u00A0minutes\nEn visio ou au téléphone\nRéponse sous 24\u00A0heures')) as known (standard)
where exists (select from jsonb_array_elements(blocks) as block where block ->> 'points' = standard);
