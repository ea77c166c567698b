import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { UnknownRoute } from '../not-found/UnknownRoute';
import type { SiteClient } from '../../data/client';
import { loadRedirect } from '../../data/redirects';
import type { PageMetadata } from '../head/metadata';

/** Answers 404, unless a redirect leads on from this address. */
export async function load(client: SiteClient, { request }: LoaderFunctionArgs) {
  const redirect = await loadRedirect(client, request);
  if (redirect) throw redirect;
  return data(null, { status: 404 });
}

export const metadata = (): PageMetadata => ({
  title: 'Page introuvable',
  description: 'Cette adresse ne mène nulle part. Cherchez dans le carnet ou repartez de l’accueil.',
  path: '/',
  hidden: true,
});

/** The 404 screen of an address that no route knows. */
export const Component = UnknownRoute;
