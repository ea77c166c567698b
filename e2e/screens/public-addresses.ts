import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seedDirectory } from './seed';

const declaration = readFileSync(new URL('../../packages/domain/src/pages.ts', import.meta.url), 'utf8');
/** The screens, as they are declared. */
const screens = /screenPaths = \[([^\]]*)\]/.exec(declaration)?.[1]?.match(/\/[\w/-]*/g);
if (!screens) throw new Error('packages/domain/src/pages.ts declares no screenPaths');

/** Screens that are not in the sitemap: filtered lists, empty lists, and the three kinds of 404. */
export const unlistedAddresses = [
  '/blog?categorie=CRM',
  '/blog?search=devis',
  '/blog?search=introuvable-partout',
  '/blog?tag=devis',
  '/blog?page=2',
  '/blog?page=99',
  '/recherche',
  '/recherche?q=devis',
  '/etudes-de-cas?secteur=btp-artisanat',
  '/etudes-de-cas/inconnue',
  '/inconnue',
  '/blog/inconnu',
  '/chemin/inconnu',
] as const;

/** The published texts of a seed folder, by file path. */
function publishedSeeds(kind: 'pages' | 'posts'): string[] {
  const folder = join(seedDirectory, kind);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !readFileSync(join(folder, file), 'utf8').includes('\nstatus: "draft"'))
    .map((file) => file.replace(/\.html$/, ''));
}

/** The pages of the blog's categories. */
export const categoryAddresses = [
  'automatisation',
  'nocode',
  'crm',
  'strategie-digitale',
  'intelligence-artificielle',
].map((slug) => `/blog/categorie/${slug}`);

/** The case studies of the seed. */
const caseStudies =
  readFileSync(join(seedDirectory, 'site-content.yaml'), 'utf8').match(/(?<=slug: ")[^"/]+(?=")/g) ?? [];

/** Every address of the seed. It does not come from the sitemap, which also lists articles of other journeys. */
const listed = new Set([
  ...screens,
  // The text of the home page, which only `/` shows.
  ...publishedSeeds('pages').map((path) => (path === 'accueil' ? '/' : `/${path}`)),
  '/etudes-de-cas',
  ...caseStudies.map((slug) => `/etudes-de-cas/${slug}`),
  ...categoryAddresses,
  ...publishedSeeds('posts').map((path) => `/blog/${path}`),
]);
export const listedAddresses: readonly string[] = [...listed];

/** Splits the addresses into parts of about the same length, for parallel tests. */
export const inParts = (addresses: readonly string[], count: number): readonly (readonly string[])[] =>
  Array.from({ length: count }, (_, part) => addresses.filter((_address, index) => index % count === part));

/** One address of each kind of screen. */
export const kindsOfScreen: readonly string[] = [
  '/',
  '/a-propos',
  '/services',
  '/services/audit-processus',
  '/declaration-accessibilite',
  '/etudes-de-cas',
  '/etudes-de-cas/electricien-bon-de-chantier',
  '/blog',
  '/blog/zapier-make-power-automate-lequel-choisir',
  '/contact',
  '/blog?search=introuvable-partout',
  '/chemin/inconnu',
];
