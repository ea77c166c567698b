import { data } from 'react-router-dom';
import { UnknownRoute } from '../components/missing/UnknownRoute';
import type { PageMetadata } from '../head/metadata';

/** Answers 404: nothing is at this address. */
export const load = () => Promise.resolve(data(null, { status: 404 }));

export const metadata = (): PageMetadata => ({
  title: 'Page introuvable',
  description: 'Cette adresse ne mène nulle part. Cherchez dans le carnet ou repartez de l’accueil.',
  path: '/',
  hidden: true,
});

/** The 404 screen of an address that no route knows. */
export const Component = UnknownRoute;
