import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { resources } from './App';
import { renderAdmin } from '../tests/admin';
import { people } from '../tests/resource';

/** The names of the columns on the screen, from the classes that react-admin gives to cells and inputs. */
const sourcesShown = () =>
  [...document.querySelectorAll('[class*="column-"], [class*="ra-input-"]')].flatMap(({ className }) =>
    [...className.matchAll(/(?:column|ra-input)-(\w+)/g)].map(([, source]) => source),
  );

/** The paths of resources whose screens are not only made of declared columns, and have tests of their own. */
const ownScreens = new Set([
  'activity',
  'letters',
  'blog',
  'contacts',
  'comments',
  'pages',
  'media',
  'menu',
  'analytics',
  'settings',
  'profile',
  'security',
  'import',
  'system',
  'trash',
  'to-complete',
]);
/** All other resources, written as in react-admin's documentation. */
const tables = [...resources, people].filter(({ options }) => !ownScreens.has(options.path));

it.each(tables.map((table) => [table.options.path, table] as const))(
  'the screens of /%s name only columns that are selected from the database',
  async (path, table) => {
    const { filters = {} } = table.options;
    const columns = Object.keys(table.options.columns);
    const dates = Object.fromEntries(columns.map((column) => [column, '2026-11-20T09:00:00Z']));
    const row = { ...dates, id: 'r1', ...('events' in dates && { events: [] }) };
    const known = new Set(['q', 'undefined', ...columns, ...Object.keys(filters)]);
    const screens = [
      ['', 'table'],
      ...(table.create ? [['/new', 'toolbar']] : []),
      ...(table.edit ? [['/edit/r1', 'toolbar']] : []),
    ] as const;
    for (const [below, part = ''] of screens) {
      const { unmount } = renderAdmin([table], { [table.name]: [row] }, { at: `/${path}${below}` });
      await screen.findByRole(part);
      expect(
        sourcesShown().filter((source) => source && !known.has(source)),
        below,
      ).toEqual([]);
      unmount();
    }
  },
);
