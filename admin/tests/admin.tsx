import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fakeRestDataProvider from 'ra-data-fakerest';
import { Admin, type AdminProps, type AuthProvider, memoryStore, Resource, type UpdateParams } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createFailedCall } from '../src/provider/failed-calls/failed-call';
import { createQueryClient } from '../src/provider/failed-calls/query-client';
import { createLayout } from '../src/shell/frame/create-layout';
import { Notifications } from '../src/shell/frame/Notifications';
import { i18nProvider } from '../src/provider/i18n-provider';
import { pathMapping } from '../src/provider/paths';
import type { Auth } from '../src/provider/auth-client';
import { AuthContext } from '../src/provider/auth-context';
import type { BackOfficeData } from '../src/provider/data-provider';
import type { Arguments, FunctionName } from '../src/provider/database-functions';
import { afterId } from '../src/provider/read-all';
import { routerProvider } from '../src/provider/router-provider';
import { resources as everyResource } from '../src/App';
import type { BackOfficeResource, Values } from '../src/provider/resource';
import { lightTheme } from '../src/ui/theme/theme';

type Functions = Partial<Record<FunctionName, (args: object) => unknown>>;
type Rows = Readonly<Record<string, readonly object[]>>;

interface TestOptions {
  readonly at: string;
  /** Makes every write fail with this error. */
  readonly refuse?: Error;
  /** Called before rows are read: makes that fail by throwing. */
  readonly beforeRead?: () => void;
  /** Awaited before the answer to an update or an upload. */
  readonly beforeAnswer?: () => Promise<void>;
  readonly functions?: Functions;
  readonly dashboard?: NonNullable<AdminProps['dashboard']>;
  readonly store?: NonNullable<AdminProps['store']>;
  /** Whether the person may do an action; by default, every action. */
  readonly canAccess?: NonNullable<AuthProvider['canAccess']>;
  /** The auth client, for the screens that manage the account. */
  readonly auth?: Auth;
  /** Defaults of the database's columns. */
  readonly columnDefaults?: object;
}

/** The rendered back-office, its address and its writes. */
export interface TestAdmin extends RenderResult {
  readonly address: () => string;
  /** The number of navigations, redirections included. */
  readonly navigations: () => number;
  readonly written: readonly { readonly method: 'create' | 'update' | 'delete'; readonly data: unknown }[];
  readonly called: readonly { readonly name: string; readonly args: unknown }[];
}

/** Opens texts as HTML, in a textarea, because the visual editor needs a layout, which jsdom does not have. */
const preferences = { 'editor.mode': 'html' };

const signedIn: AuthProvider = {
  login: () => Promise.resolve(),
  logout: () => Promise.resolve(),
  checkAuth: () => Promise.resolve(),
  checkError: () => Promise.resolve(),
  getIdentity: () => Promise.resolve({ id: 'p1' }),
};

/** Keeps style sheets out of the document: jsdom has no layout, and matching every rule is slow. */
const unstyled = createCache({ key: 'unstyled', container: document.createElement('div') });

/** Renders the back-office with some of its resources, or all, on an in-memory database. */
export function renderAdmin(
  shown: readonly BackOfficeResource[] | 'every resource',
  rows: Rows,
  { at, refuse, beforeRead, beforeAnswer, functions, dashboard, store, canAccess, auth, columnDefaults }: TestOptions,
): TestAdmin {
  const resources = shown === 'every resource' ? everyResource : shown;
  const written: TestAdmin['written'][number][] = [];
  const database = fakeRestDataProvider(
    { site_settings: [], services: [], menu_links: [], blog_categories: [], ...structuredClone(rows) },
    false,
  );
  const record = (method: TestAdmin['written'][number]['method'], data: unknown) => {
    written.push({ method, data });
    if (refuse) throw refuse;
  };
  // The menu reads the counts on every screen.
  const answers: Functions = {
    contact_counts: () => ({ byStatus: {}, latest: null }),
    // The editor of a published article reads its views.
    visit_statistics: () => ({ since: null, current: { views: 0 }, days: [] }),
    reorder_rows: async (args) => {
      const { of_table, row_ids, first_position, shared } = args as Arguments<'reorder_rows'>;
      for (const [index, id] of row_ids.entries()) {
        const data = { ...(shared as object), position: first_position + index };
        await database.update(of_table, { id, data, previousData: { id } });
      }
    },
    ...functions,
  };
  const called: TestAdmin['called'][number][] = [];
  const callFunction: BackOfficeData['callFunction'] = async (name, args) => {
    called.push({ name, args });
    return (answers[name]?.(args) ?? []) as never;
  };
  const dataProvider: BackOfficeData = {
    ...database,
    // The in-memory database has another operator for rows after an id.
    getList: async (resource, { filter = {}, ...params }) => {
      beforeRead?.();
      const { [afterId]: last, ...others } = filter as Readonly<Record<string, unknown>>;
      return database.getList(resource, { ...params, filter: last ? { ...others, id_gt: last } : others });
    },
    getOne: async (resource, params) => {
      beforeRead?.();
      return database.getOne(resource, params);
    },
    callFunction,
    readFunction: callFunction,
    pictureAddress: (name) => `/storage/v1/object/public/media/${name}`,
    uploadPicture: async ({ name, original }) => {
      record('create', { name, ...(original && { original }) });
      await beforeAnswer?.();
      return `/storage/v1/object/public/media/${name}`;
    },
    readOriginal: async (name) => new Blob([name], { type: 'image/jpeg' }),
    fileAddress: async (name) => `/storage/v1/object/public/files/${name}`,
    uploadFile: async (name) => {
      record('create', { name });
      return `/storage/v1/object/public/files/${name}`;
    },
    removeFile: async (name) => record('delete', [name]),
    removePictures: async (names) => record('delete', names),
    saveText: async ({ resource, id, values, version, isAutomatic }) => {
      const expected_updated_at = version;
      record('update', { ...values, expected_updated_at });
      const { savedBy } = resources.find(({ name }) => name === resource)?.options ?? {};
      const [name, args] = savedBy?.(values as Values, id, isAutomatic) ?? [];
      if (name && functions?.[name])
        return { ...values, updated_at: await callFunction(name, { ...args, expected_updated_at }) };
      const { data } = await database.update(resource, { id, data: values, previousData: { id } });
      await beforeAnswer?.();
      return data;
    },
    create: async (resource, params) => {
      record('create', params.data);
      const data = {
        created_at: new Date().toISOString(),
        view_count: 0,
        content: '',
        ...columnDefaults,
        ...params.data,
      };
      return database.create(resource, { ...params, data });
    },
    update: async (resource: string, params: UpdateParams) => {
      record('update', params.data);
      const updated = await database.update(resource, params);
      await beforeAnswer?.();
      return updated;
    },
    updateMany: async (resource, params) => {
      record('update', params.data);
      return (await Promise.all([database.updateMany(resource, params), beforeAnswer?.()]))[0];
    },
    delete: async (resource, params) => {
      record('delete', params.id);
      return database.delete(resource, params);
    },
    deleteMany: async (resource, params) => {
      record('delete', params.ids);
      return database.deleteMany(resource, params);
    },
  };
  const failedCall = createFailedCall();
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <Admin
            dataProvider={dataProvider}
            i18nProvider={i18nProvider(resources)}
            queryClient={createQueryClient(failedCall)}
            routerProvider={routerProvider(pathMapping(resources))}
            store={store ?? memoryStore(preferences)}
            layout={createLayout(failedCall)}
            notification={Notifications}
            theme={lightTheme}
            {...(dashboard && { dashboard })}
            {...(canAccess && { authProvider: { ...signedIn, canAccess } })}
            disableTelemetry
          >
            {resources.map((resource) => (
              <Resource key={resource.name} {...resource} />
            ))}
          </Admin>
        ),
      },
    ],
    { initialEntries: [at] },
  );
  let navigations = 0;
  router.subscribe(() => (navigations += 1));
  const rendered = render(
    <CacheProvider value={unstyled}>
      <AuthContext value={auth}>
        <RouterProvider router={router} useTransitions={false} />
      </AuthContext>
    </CacheProvider>,
  );
  return {
    ...rendered,
    written,
    called,
    address: () => router.state.location.pathname + router.state.location.search,
    navigations: () => navigations,
  };
}

/** Adds text to a field by pasting: typing renders the whole form again at each key, which takes a tenth of a second. */
export async function write(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
