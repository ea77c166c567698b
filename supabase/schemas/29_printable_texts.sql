-- Every table that has words keeps them printable (01_foundations.sql).
select private.keep_printable_texts('public.' || quote_ident(relname))
from pg_catalog.pg_attribute join pg_catalog.pg_class as class on class.oid = attrelid
where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped and attgenerated = ''
  and atttypid in ('text'::regtype, 'text[]'::regtype, 'jsonb'::regtype)
group by relname;
