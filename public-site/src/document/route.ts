import type { ComponentType } from 'react';
import type { data, LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { SiteClient } from '../data/client';
import type { SiteFrame } from '../data/frame';
import type { PageMetadata } from './metadata';

/** The data or answer of a route, on its own or with the status to answer with. */
export type LoadResult<Data> = Data | ReturnType<typeof data<Data>>;

/** The exports of a route module; each file under routes/ has this shape. */
export interface RouteModule<Data> {
  /** Fetches all the route shows; throws `notFound()` when there is nothing at this address. */
  readonly load?: (client: SiteClient, args: LoaderFunctionArgs) => Promise<LoadResult<Data>>;
  /** Receives the route's form. */
  readonly submit?: (client: SiteClient, args: LoaderFunctionArgs) => Promise<unknown>;
  readonly metadata: (data: Data, frame: SiteFrame) => PageMetadata;
  readonly Component: ComponentType;
}

/** The handle that the layout and the server find in a matched route. */
export interface RouteHandle {
  readonly metadata: (data: unknown, frame: SiteFrame) => PageMetadata;
}

/**
 * Makes a router entry of a route module, its code loaded on demand and its data functions given the data access.
 * @param path below the root, `index` for the root itself
 */
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

/** Thrown by a loader: the screen of the given kind, with status 404. */
export function notFound(kind: 'page' | 'post' | 'route'): Response {
  return Response.json({ kind }, { status: 404 });
}
