import type postgres from 'postgres';

const OURS = `('public'::regnamespace, 'private'::regnamespace)`;
/** The rights on an object, in an order that does not depend on when they were granted; `kind` is the object type for acldefault(). */
const rights = (acl: string, kind: string, owner: string): string =>
  `(select string_agg(item::text, ' ' order by item::text) from unnest(coalesce(${acl}, acldefault((${kind})::"char", ${owner}))) as item)`;

/** Queries for the names and the definitions of objects, by kind. */
const QUERIES: Readonly<Record<string, string>> = {
  schema: `select nspname as name, ${rights('nspacl', `'n'`, 'nspowner')} as definition from pg_namespace
    where nspname in ('public', 'private', 'extensions')`,
  extension: `select extname as name, extnamespace::regnamespace::text as definition from pg_extension`,
  'default rights': `select concat(defaclrole::regrole, ' ', defaclnamespace::regnamespace, ' ', defaclobjtype) as name,
    defaclacl::text as definition from pg_default_acl`,
  'text search': `select cfgname as name, jsonb_agg(jsonb_build_array(maptokentype, mapseqno, mapdict::regdictionary)
      order by maptokentype, mapseqno)::text as definition
    from pg_ts_config join pg_ts_config_map on mapcfg = pg_ts_config.oid where cfgnamespace in ${OURS} group by cfgname`,
  type: `select oid::regtype::text as name, concat(typtype, ' ', format_type(typbasetype, typtypmod), ' ', typcollation::regcollation, ' ',
      (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum where enumtypid = pg_type.oid)) as definition
    from pg_type where typnamespace in ${OURS} and typrelid = 0 and typelem = 0`,
  relation: `select oid::regclass::text as name, concat(relkind, relpersistence, ' ', reloptions, ' ', relrowsecurity, ' ',
      relforcerowsecurity, ' ', case when relkind in ('v', 'm') then pg_get_viewdef(oid) end, ' ',
      ${rights('relacl', `case relkind when 'S' then 's' else 'r' end`, 'relowner')}) as definition
    from pg_class where relnamespace in ${OURS} and relkind not in ('i', 'I')`,
  sequence: `select seqrelid::regclass::text as name, to_jsonb(pg_sequence) - 'seqrelid' as definition
    from pg_sequence join pg_class on oid = seqrelid where relnamespace in ${OURS}`,
  column: `select concat(attrelid::regclass, '.', attname) as name, concat(format_type(atttypid, atttypmod), ' ', attnotnull, ' ',
      attidentity, attgenerated, ' ', attcollation::regcollation, ' ', pg_get_expr(adbin, adrelid), ' ',
      (select string_agg(item::text, ' ' order by item::text) from unnest(attacl) as item)) as definition
    from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace in ${OURS} and relkind in ('r', 'p', 'v', 'm', 'c') and attnum > 0 and not attisdropped`,
  constraint: `select concat(conrelid::regclass, '.', conname) as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace in ${OURS}`,
  index: `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    join pg_class on oid = indexrelid where relnamespace in ${OURS}`,
  policy: `select concat(schemaname, '.', tablename, ' ', policyname) as name, to_jsonb(pg_policies)::text as definition
    from pg_policies`,
  function: `select oid::regprocedure::text as name,
      concat(pg_get_functiondef(oid), ' ', ${rights('proacl', `'f'`, 'proowner')}) as definition
    from pg_proc where pronamespace in ${OURS} and prokind <> 'a'`,
  trigger: `select concat(tgrelid::regclass, '.', tgname) as name, concat(tgenabled, ' ', pg_get_triggerdef(oid)) as definition
    from pg_trigger where not tgisinternal`,
  comment: `select concat(pg_describe_object(classoid, objoid, objsubid)) as name, description as definition from pg_description
    where pg_describe_object(classoid, objoid, objsubid) ~ '(public|private)\\.'`,
  bucket: `select id as name, concat(public, ' ', file_size_limit, ' ', allowed_mime_types) as definition from storage.buckets`,
  rows: `select oid::regclass::text as name, query_to_xml(format('select * from %s as one order by one::text', oid::regclass), true, false, '')::text as definition
    from pg_class where relnamespace in ${OURS} and relkind = 'r'`,
};

/**
 * Returns everything that a schema consists of, one line per object, in a stable order: columns with types, defaults and rights,
 * constraints, indexes, policies, functions with their bodies, triggers, extensions, and the rows that are part of it.
 * @param database connected as the owner
 */
export async function readCatalogue(database: postgres.Sql): Promise<string[]> {
  const parts = Object.entries(QUERIES).map(async ([kind, query]) => {
    const rows = await database.unsafe<{ name: string; definition: unknown }[]>(query);
    return rows.map(
      ({ name, definition }) =>
        `${kind} ${name}: ${typeof definition === 'string' ? definition : JSON.stringify(definition)}`,
    );
  });
  return (await Promise.all(parts)).flat().toSorted();
}
