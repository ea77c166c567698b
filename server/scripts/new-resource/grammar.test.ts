import { describe, expect, test } from 'vitest';
import { commandOf, readCommand, screenOf } from './command';
import { parseFrench, titleOfNew } from './french';
import { parseTable } from './grammar';
import { sqlWords } from './names';
import { useTestSupabase } from '../../tests/test-supabase';

const supabase = useTestSupabase();
const everything =
  'title:text! client:text sector:enum(btp,sante)! summary:text(500)! result:integer(0..100) since:date slug published:boolean partner:ref(partners) position tools:many(tools)';

test('a declaration is read as it is written', () => {
  const { columns, links } = parseTable('case_studies', everything);
  expect(links).toEqual([{ references: 'tools', through: 'case_study_tools' }]);
  expect(columns).toEqual([
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    { name: 'client', type: 'text', required: false, maxLength: 200 },
    { name: 'sector', type: 'enum', required: true, choices: ['btp', 'sante'] },
    { name: 'summary', type: 'text', required: true, maxLength: 500 },
    { name: 'result', type: 'integer', required: false, min: 0, max: 100 },
    { name: 'since', type: 'date', required: false },
    { name: 'slug', type: 'slug', required: true },
    { name: 'published', type: 'boolean', required: false, defaultValue: true },
    { name: 'partner_id', type: 'ref', required: false, references: 'partners' },
    { name: 'position', type: 'position', required: false },
  ]);
});

test('what a migration keeps of its command reads as the same table', () => {
  const french = 'une étude de cas,études de cas,Nos études';
  const words = [
    'cases',
    ...everything.split(' '),
    '--french',
    french,
    '--labels',
    'sector.btp=BTP',
    '--icon',
    'Work',
    '--page',
    '/cas',
  ];
  const screen = screenOf(readCommand(words));
  expect(commandOf(screen)).toBe(
    `cases '${everything}' --french '${french}' --labels 'sector.btp=BTP' --icon Work --page /cas`,
  );
});

describe('one clear line says what is wrong', () => {
  test.each([
    ['CaseStudies', 'title:text!', '« CaseStudies » is no name'],
    ['études', 'title:text!', '« études » is no name'],
    ['case studies', 'title:text!', '« case studies » is no name'],
    ['user', 'title:text!', '« user » is a reserved word'],
    ['columns', 'title:text!', '« columns » is a reserved word'],
    ['class', 'title:text!', '« class » is a reserved word'],
    ['cases', 'order:text!', '« order » is a reserved word of SQL'],
    ['cases', 'title:text! created_at:date', '« created_at » is written by itself'],
    ['cases', `title:text! ${'a'.repeat(60)}:text`, 'is too long for the name of a constraint'],
    ['cases', '', 'The first column is what a row is called'],
    ['cases', 'title:text', 'The first column is what a row is called'],
    ['cases', 'title:text(10)!', 'The first column is what a row is called'],
    ['cases', 'published:boolean title:text!', 'The first column is what a row is called'],
    ['cases', 'title:text! client', '« client » is no column: NAME:TYPE'],
    ['cases', 'title:text! client:text:500', '« client:text:500 » is no column'],
    ['cases', 'title:text! sector:enum(a,b', '« sector:enum(a,b » is no column'],
    ['cases', 'title:text! client:varchar', '« client:varchar » has an unknown type'],
    ['cases', 'title:text! title:text', '« title » is there twice'],
    ['cases', 'title:text! summary:text(0)', '« summary:text(0) »: the longest text'],
    ['cases', 'title:text! summary:text(much)', '« summary:text(much) »: the longest text'],
    ['cases', 'title:text! sector:enum', '« sector:enum »: two different values'],
    ['cases', 'title:text! sector:enum(btp)', '« sector:enum(btp) »: two different values'],
    ['cases', 'title:text! sector:enum(a,a)', '« sector:enum(a,a) »: two different values'],
    ['cases', "title:text! sector:enum(a,b')", "« sector:enum(a,b') »: two different values"],
    ['cases', 'title:text! sector:enum(santé,btp)', '« sector:enum(santé,btp) »: two different values'],
    ['cases', 'title:text! result:integer(9..1)', '« result:integer(9..1) »: the least and the most'],
    ['cases', 'title:text! result:integer(0..3000000000)', ': the least and the most'],
    ['cases', 'title:text! partner:ref', '« partner:ref »: name the table of the other row'],
    ['cases', 'title:text! partner:ref(the partners)', '« the partners » is no name'],
    ['cases', 'title:text! tools:many(software)', '« tools:many(software) »: several rows of another table'],
    ['cases', 'title:text! cases:many(cases)', '« cases:many(cases) »: several rows of another table'],
    ['cases', 'title:text! tools:text tools:many(tools)', '« tools » is there twice'],
    ['cases', 'title:text! since:date(1)', 'date takes nothing in brackets'],
    ['cases', 'title:text! published:boolean!', '« published:boolean! » always has a value'],
    ['cases', 'title:text! published:text', '« published » says whether visitors read a row'],
    ['cases', 'title:text! position:integer', '« position » has no type'],
    ['cases', 'title:text! slug:text', '« slug » has no type'],
  ])('%s %s', (name, declaration, message) => {
    const said = messageOf(() => parseTable(name, declaration));
    expect(said).toContain(message);
    expect(said).not.toContain('\n');
  });

  test.each([
    [[], 'Name the table'],
    [['cases'], 'Which columns has cases?'],
    [['cases', 'title:text!'], 'What is cases called in French?'],
    [['cases', 'title:text!', '--french', 'étude de cas'], 'write the French singular and plural'],
    [['cases', 'title:text!', '--french', 'cas <b>,cas'], 'write the French singular and plural'],
    [
      ['cases', 'title:text!', '--french', 'cas,cas', '--labels', 'client=Client'],
      '« client=Client » labels no column',
    ],
    [['cases', 'title:text!', '--french', 'cas,cas', '--labels', 'title='], '« title= » labels no column'],
    [['cases', 'title:text!', '--french', 'cas,cas', '--icon', '../x'], '« ../x » is no icon'],
    [['--colour', 'red'], "Unknown option '--colour'"],
  ])('%j', (words, message) => {
    const said = messageOf(() => screenOf(readCommand(words)));
    expect(said).toContain(message);
    expect(said).not.toContain('\n');
  });
});

function messageOf(work: () => unknown): string {
  try {
    work();
    return 'nothing';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

test.each([
  ['une étude de cas,études de cas', 'Nouvelle étude de cas'],
  ["une note d'étude,notes d'étude", 'Nouvelle note d’étude'],
  ['un client,clients', 'Nouveau client'],
  ['un avis,avis', 'Nouvel avis'],
  ['étude de cas,études de cas', undefined],
])('%s: the title of a new one is %s', (words, title) => {
  expect(titleOfNew(parseFrench(words))).toBe(title);
});

test('the reserved words of SQL are those of this PostgreSQL', async () => {
  const rows = await supabase.database<{ word: string }[]>`
    select word from pg_get_keywords() where catcode in ('R', 'T') order by word`;
  expect([...sqlWords].toSorted()).toEqual(rows.map(({ word }) => word));
});
