import type postgres from 'postgres';
import { tableRights } from '../../../supabase/tests/roles/rights';
import { sampleOf, storeSamples } from '../../../supabase/tests/roles/samples';

/**
 * The characters that have a meaning for PostgREST, SQL or addresses, and one that resembles each: a search for one must not find the
 * other.
 */
const texts = [
  'l’été d\'un "b" (a,c) 50% d:e f*g h\\i j_k m&n o=p q+r s?t [u] {v} <w> x;y z#z eq.1 null',
  'lxétéx dxun xbx xaxcx 50x dxe fg hxi jxk mxn oxp qxr sxt xux xvx xwx xxy zxz eqx1 nxll',
];
/** Texts for columns with addresses, which allow no spaces. */
const narrow = texts.map((text) => text.replaceAll(/[\s"’'<>()[\]{}\\#?%]/g, ''));
const shapes = [
  texts,
  narrow.map((text) => `/${text.toLowerCase()}`),
  ['/a-(b),c-_d', '/a-xbxxc-xd'],
  ['Za+b_c@example.fr', 'axbxc@example.fr'],
  ['a+b_c@example.fr', 'axbxc@example.fr'],
] as const;
/** Texts and addresses whose order differs between French and a comparison of characters. */
const ordered = [
  ['Zoé 10', '/zoe-10', 'zoe-10'],
  ['zoe 9', '/zoe-9', 'zoe-9'],
  ['Étage', '/etage'],
] as const;

/** Stores rows in every table whose texts contain such characters, as far as the constraints allow it. */
export async function storeSpecialRows(database: postgres.Sql): Promise<void> {
  await storeSamples(database);
  await database`insert into private.former_post_slugs (slug, post_id)
    select 'une-ancienne-adresse', id from public.blog_posts where published_at <= now() limit 1`;
  await database`update public.comments set post_id = (select id from public.blog_posts limit 1)`;
  await database.begin(async (sql) => {
    // Without triggers, which refuse some of these texts and have tests of their own.
    await sql`set local session_replication_role = replica`;
    await sql`
      create function pg_temp.is_done(statement text) returns boolean language plpgsql as $$
      begin execute statement; return true; exception when others then return false; end $$`;
    const isDone = async (statement: string, ...values: readonly (string | null)[]): Promise<boolean> => {
      const [row] = await sql`select pg_temp.is_done(format(${statement}, variadic ${values}::text[])) as done`;
      return row?.['done'] === true;
    };
    for (const table of Object.keys(tableRights)) {
      const { key, row } = await sampleOf(database, table);
      const columns = Object.keys(row)
        .map((name) => `"${name}"`)
        .join();
      for (const suffix of ['-one', '-two', '-three', '-four', '-five'])
        await isDone(
          `insert into public.%1$I (${columns}) select ${columns} from jsonb_populate_record(null::public.%1$I, %2$L)`,
          table,
          JSON.stringify({ ...row, [key]: String(row[key]) + suffix }),
        );
      // The row with the oldest change comes first.
      const statement =
        'update public.%1$I set %2$I = %3$L where ctid = (select ctid from public.%1$I order by ctid limit 1)';
      for (const { name, choices } of await textsOf(database, table)) {
        for (const index of [0, 1] as const)
          for (const shape of shapes) if (await isDone(statement, table, name, shape[index] ?? '')) break;
        for (const spellings of ordered)
          for (const spelling of spellings) if (await isDone(statement, table, name, spelling)) break;
        // The owner, whose account the tests use, keeps the role.
        for (const choice of table === 'admins' ? [] : choices) await isDone(statement, table, name, choice);
      }
    }
    for (const text of texts)
      await sql`insert into storage.objects (bucket_id, name, metadata)
        values ('media', ${`${text}.webp`}, '{"size": 1}'), ('files', ${`${text}.pdf`}, '{"size": 1}')`;
  });
}

interface TextColumn {
  readonly name: string;
  /** The values that a check constraint allows, if it lists them. */
  readonly choices: readonly string[];
}

const textsOf = async (database: postgres.Sql, table: string): Promise<readonly TextColumn[]> =>
  database<TextColumn[]>`
    select attname as name, array(
      select choice[1] from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([^'']*)''::text', 'g') as choice
      where conrelid = attrelid and conkey = array[attnum] and pg_get_constraintdef(oid) like '%= ANY (ARRAY[%'
    ) as choices
    from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      and atttypid = 'text'::regtype
      and not exists (select from pg_index where indrelid = attrelid and indisprimary and attnum = any (indkey))`;
