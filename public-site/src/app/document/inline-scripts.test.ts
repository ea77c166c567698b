import { expect, test } from 'vitest';
import { routeQuery } from '../route-query';
import { parametersRead } from './inline-scripts';

const values: Readonly<Record<string, string>> = { page: '2', service: 'outils-nocode' };
const candidates = ['categorie', 'tag', 'search', 'q', 'page', 'service', 'utm_source'];

test.each(['/', '/blog', '/blog/categorie/crm', '/blog/un-article', '/contact', '/services'])(
  'of %s the parameters are known that make another page of it (§10.19)',
  (path) => {
    const read = candidates.filter((name) => routeQuery(new URL(`http://a${path}?${name}=${values[name] ?? 'crm'}`)));
    expect(parametersRead(path)?.split(' ') ?? []).toEqual(expect.arrayContaining(read));
    expect(parametersRead(path) !== undefined).toBe(read.length > 0);
  },
);
