// @module-tag exhaustive
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { readCommand, screenOf } from './command';
import { useCopy } from './copied-repository';
import { changesOf, nextNumbers, planTable } from './plan';

const { repository, run } = useCopy();
const french = ['--french', 'une étude de cas,études de cas'];

/** By the name of the table in which it is broken: one rule of what the command writes. */
const mutations: Readonly<Record<string, readonly [columns: string, written: string | RegExp, broken: string]>> = {
  openreads: [
    'title:text! published:boolean',
    "using (published or (select private.may('select', 'openreads')))",
    'using (true)',
  ],
  opendrafts: [
    'title:text! published:boolean',
    'for select to anon, authenticated using (published or',
    'for select to anon, authenticated using (not published or',
  ],
  opensecrets: [
    'title:text!',
    "for select to authenticated using ((select private.may('select', 'opensecrets')))",
    'for select to authenticated using (true)',
  ],
  openadds: [
    'title:text! published:boolean',
    `with check ((select private.may('insert', 'openadds')));\ncreate policy "administrators change`,
    'with check (true);\ncreate policy "administrators change',
  ],
  openchanges: [
    'title:text!',
    "update to authenticated using ((select private.may('update', 'openchanges')))",
    'update to authenticated using (true)',
  ],
  openmoves: [
    'title:text!',
    `with check ((select private.may('update', 'openmoves')));\ncreate policy "administrators delete`,
    'with check (true);\ncreate policy "administrators delete',
  ],
  opendeletes: [
    'title:text!',
    "delete to authenticated using ((select private.may('delete', 'opendeletes')))",
    'delete to authenticated using (true)',
  ],
  openroles: ['title:text!', 'for delete to authenticated', 'for delete to public'],
  opengrants: [
    'title:text!',
    'on table public.opengrants to authenticated;',
    'on table public.opengrants to anon, authenticated;',
  ],
  openservice: [
    'title:text!',
    'on table public.openservice to authenticated;',
    'on table public.openservice to authenticated, service_role;',
  ],
  opendates: ['title:text! published:boolean', 'grant select (id, ', 'grant select (created_at, id, '],
  openreaders: ['title:text!', "'owner editor');", "'owner editor reader');"],
  closedowners: ['title:text!', "'owner editor');", "'editor');"],
  openaddresses: ['title:text! slug published:boolean', ', updated_at) on', ', updated_at, created_at) on'],
  openids: ['title:text!', 'insert (title)', 'insert (id, title)'],
  openrows: ['title:text!', 'alter table public.openrows enable row level security;', ''],
  openpairs: [
    'title:text! published:boolean tools:many(tools)',
    'exists (select from public.openpairs as one where one.id = openpair_id)',
    'true',
  ],
  openothers: [
    'title:text! published:boolean tools:many(tools)',
    'exists (select from public.tools as one where one.id = tool_id)',
    'true',
  ],
  opensecretpairs: ['title:text! tools:many(tools)', `private.may('select', 'opensecretpair_tools')`, 'true'],
  openpairadds: ['title:text! tools:many(tools)', `private.may('insert', 'openpairadd_tools')`, 'true'],
  openpairdeletes: ['title:text! tools:many(tools)', `private.may('delete', 'openpairdelete_tools')`, 'true'],
  openpairgrants: [
    'title:text! tools:many(tools)',
    'on table public.openpairgrant_tools to authenticated;',
    'on table public.openpairgrant_tools to anon, authenticated;',
  ],
  unloggedrows: ['title:text!', /^select private\.log_activity_of.*$/m, ''],
  silentrows: ['title:text! published:boolean', /^select private\.announce_changes_of.*$/m, ''],
};

test('each rule that is broken in what it writes is noticed by the tests of roles, and nothing else is', async () => {
  for (const [name, [columns, written, broken]] of Object.entries({
    untouchedpublic: ['title:text! published:boolean', '', ''],
    untouchedsecret: ['title:text! partner:ref(partners)! tools:many(tools)', '', ''],
    untouchedpair: ['title:text! partner:ref(partners)! published:boolean tools:many(tools)', '', ''],
    ...mutations,
  } as typeof mutations)) {
    const screen = screenOf(readCommand([name, columns, ...french]));
    const changes = changesOf(repository(), await planTable(repository(), screen, ...nextNumbers(repository())));
    const mutated = changes.map((change) => {
      if (!change.path.endsWith('.sql')) return change;
      const after = change.after?.replace(written, broken);
      expect(after !== change.after, name).toBe(name in mutations);
      return { ...change, after };
    });
    repository().apply(mutated);
  }
  const { stdout, stderr } = await run(
    'node_modules/.bin/vitest',
    'run',
    '--project=database',
    'tests/roles',
    'tests/migrations/schemas',
  );
  const lines = stripVTControlCharacters(stdout + stderr).split('\n');
  // The name of a test, what a comparison found and did not expect, or what a message asks to write.
  const failures = lines.filter((line) => /^ *(?:FAIL |[+-] |select )/.test(line)).join('\n');
  // A rule about links is broken in the join table.
  const brokenTables = Object.entries(mutations).map(([name, [columns]]) =>
    columns.includes('many(') ? `${name.slice(0, -1)}_tools` : name,
  );
  expect(brokenTables.filter((name) => !failures.includes(name))).toEqual([]);
  expect(failures).not.toContain('untouched');
}, 900_000);
