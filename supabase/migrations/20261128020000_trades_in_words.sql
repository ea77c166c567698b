-- The trades that a site speaks to are its own words.
alter table public.case_studies
  drop constraint case_studies_sector_values,
  add constraint case_studies_sector_length check (btrim(sector) <> '' and char_length(sector) <= 100);
