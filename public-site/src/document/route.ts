import type { ComponentType } from 'react';
import type { data, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { SiteClient } from '../data/client';
import type { SiteFrame } from '../data/frame';
import type { PageMetadata } from './metadata';

/** The data or answer of a route, alone or with an HTTP status. */
export type LoadResult<Data> = Data | ReturnType<typeof data<Data>>;

/** The exports of a route module: a file `route.tsx` or `NAME.route.tsx` of a feature. */
export interface RouteModule<Data> {
  /** Reads everything that the route shows; throws `notFound()` when nothing exists at the address. */
  readonly load?: (client: SiteClient, args: LoaderFunctionArgs) => Promise<LoadResult<Data>>;
  readonly submit?: (client: SiteClient, args: LoaderFunctionArgs) => Promise<unknown>;
  readonly metadata: (data: Data, frame: SiteFrame) => PageMetadata;
  readonly Component: ComponentType;
}

/** The handle of a matched route, from which the page gets its metadata. */
export interface RouteHandle {
  readonly metadata: (data: unknown, frame: SiteFrame) => PageMetadata;
}

/** Makes a router entry from a route module, loaded on demand. @param path below the root; `index` for the root itself */
export function route<Data>(
  path: string,
  client: SiteClient,
  importModule: () => Promise<RouteModule<Data>>,
): RouteObject {
  const lazy = async () => {
    const { load, submit, metadata, Component } = await importModule();
    return {
      Component,
      handle: { metadata } as RouteHandle,
      loader: (args: LoaderFunctionArgs) => (load ? load(client, args) : null),
      ...(submit && { action: (args: LoaderFunctionArgs) => submit(client, args) }),
    };
  };
  return path === 'index' ? { index: true, lazy } : { path, lazy };
}

/** Returns the response that a loader throws to show the 404 screen of this kind. */
export function notFound(kind: 'page' | 'post' | 'route'): Response {
  return Response.json({ kind }, { status: 404 });
}
