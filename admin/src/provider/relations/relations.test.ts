import fakeRestDataProvider from 'ra-data-fakerest';
import { type DataProvider, HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { withLinks, withDeletionReasons } from '../wrappers';

const messages = { name: 'Étude de cas |||| Études de cas' };
const studies = {
  name: 'case_studies',
  options: {
    messages,
    columns: {
      id: {},
      title: { editable: 'text' },
      partner_id: { references: 'partners', editable: 'value' },
      tools: { references: 'tools', through: 'case_study_tools', editable: 'value' },
    },
  },
} as const;
const partners = {
  name: 'partners',
  options: { messages: { name: 'Partenaire |||| Partenaires' }, columns: { id: {} } },
};

/** A data provider that holds one case study in the API's format. It records the calls to itself and to the database function. */
function provider() {
  const asked: unknown[] = [];
  const rows = { case_studies: [{ id: 's1', title: 'Étude', tools: [{ id: 't1' }, { id: 't2' }] }] };
  const stored = fakeRestDataProvider(rows, false);
  const base: DataProvider = {
    ...stored,
    getOne: (resource, params) => {
      asked.push(params.meta);
      return stored.getOne(resource, params);
    },
    delete: (_resource, params) => {
      asked.push(params.meta);
      return Promise.resolve({ data: params.previousData as never });
    },
  };
  const callFunction = (name: string, args: object) => {
    asked.push([name, args]);
    return Promise.resolve('s2' as never);
  };
  return { asked, data: withLinks(base, { callFunction }, [studies, partners]) };
}

describe('linked rows', () => {
  const meta = { columns: ['id', 'title', 'tools'] };

  it('are read with their row, as a list of ids', async () => {
    const { data, asked } = provider();
    expect(await data.getOne('case_studies', { id: 's1', meta })).toEqual({
      data: { id: 's1', title: 'Étude', tools: ['t1', 't2'] },
    });
    expect(asked).toEqual([{ columns: ['id', 'title', 'tools!case_study_tools(id)'] }]);
    const list = {
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'id', order: 'ASC' },
      filter: {},
      meta,
    } as const;
    expect(await data.getList('case_studies', list)).toMatchObject({ data: [{ tools: ['t1', 't2'] }], total: 1 });
  });

  it('are written with the changed columns of their row, in one call', async () => {
    const { data, asked } = provider();
    const previousData = { id: 's1', title: 'Étude', partner_id: null, tools: ['t1', 't2'] };
    const change = { ...previousData, title: 'Autre', tools: ['t2'] };
    expect(await data.update('case_studies', { id: 's1', data: change, previousData })).toEqual({ data: change });
    await data.create('case_studies', { data: { title: 'Nouvelle', tools: ['t1'] } });
    await data.update('case_studies', { id: 's1', data: previousData, previousData });
    const into_table = 'case_studies';
    expect(asked).toEqual([
      [
        'save_with_links',
        { into_table, row_values: { title: 'Autre' }, links: { case_study_tools: ['t2'] }, row_id: 's1' },
      ],
      ['save_with_links', { into_table, row_values: { title: 'Nouvelle' }, links: { case_study_tools: ['t1'] } }],
    ]);
  });

  it('are no column in the answer to a deletion', async () => {
    const { data, asked } = provider();
    await data.delete('case_studies', { id: 's1', meta });
    expect(asked).toEqual([{ columns: ['id', 'title'] }]);
  });
});

/** A provider whose database refuses deletions. It records the queries for the rows that refer to the deleted ones. */
const refusing = (code: string, total: number) => {
  const asked: unknown[] = [];
  const base = {
    ...fakeRestDataProvider({}, false),
    deleteMany: () => Promise.reject(new HttpError('no', 409, { code })),
    getManyReference: (resource: string, { target, id, meta }: { target: string; id: string; meta: object }) => {
      asked.push([resource, target, id, meta]);
      return Promise.resolve({ data: [], total });
    },
  };
  return { asked, data: withDeletionReasons(base as DataProvider, [studies, partners]) };
};

describe('a deletion that the database refuses', () => {
  it.each(['partners', 'tools'])('says which rows need a row of %s', async (resource) => {
    const { data, asked } = refusing('23503', 1);
    await expect(data.deleteMany(resource, { ids: ['a', 'b'] })).rejects.toMatchObject({
      status: 409,
      body: { code: '23503', neededBy: '2\u00A0études de cas' },
    });
    const target = resource === 'tools' ? 'tools.id' : 'partner_id';
    const meta = { columns: resource === 'tools' ? ['id', 'tools!inner(id)'] : ['id'] };
    expect(asked).toEqual(['a', 'b'].map((id) => ['case_studies', target, id, meta]));
  });

  it('is left as it is when it has another reason', async () => {
    const { data, asked } = refusing('42501', 1);
    await expect(data.deleteMany('partners', { ids: ['a'] })).rejects.toMatchObject({ body: { code: '42501' } });
    expect(asked).toEqual([]);
  });
});
