import type { LoaderFunctionArgs } from 'react-router-dom';
import { identity } from '@agency-site/brand/identity';
import { isShareable } from '@agency-site/domain/media';
import { addressOfPage, homeSlug, pageScreens, pageTypeLabel, slugAtAddress } from '@agency-site/domain/pages';
import type { PageFacts, ShownBlock } from './blocks/block';
import { loadBlocks } from './blocks/load-blocks';
import { blockKinds } from './blocks/registry';
import type { Thing } from '../../document/schema-org';
import { pageCrumbs } from './page-crumbs';
import type { Heading } from '../../data/stored-text/outline';
import type { SiteClient } from '../../data/client';
import type { SiteFrame } from '../../data/frame';
import { loadPage, type SitePage } from './data';
import { isPublic } from '../../data/publication';
import { loadRedirect } from '../../data/redirects';
import { prepareStoredText } from '../../data/stored-text/prepare-stored-text';
import type { PageMetadata } from '../../document/metadata';
import { notFound } from '../../document/route';
import { capitalised, inWords } from '../../data/numbers';
import { fromPrice, inSentence, offerOf, type Offer } from '../../data/offers';

export interface StoredPage {
  /** The page, whose content is sanitised. */
  readonly page: SitePage;
  readonly headings: readonly Heading[];
  /** The blocks, which are shown instead of the content when there are any. */
  readonly blocks: readonly ShownBlock[];
}

/** Loads the page at the address of a request; throws a redirection or a 404 when there is none. */
export async function loadStoredPage(client: SiteClient, { request }: LoaderFunctionArgs): Promise<StoredPage> {
  const slug = slugAtAddress(new URL(request.url).pathname);
  const page = slug && (await loadPage(client, slug));
  if (!page) throw (await loadRedirect(client, request)) ?? notFound('page');
  const [{ html, headings }, blocks] = await Promise.all([prepareStoredText(page.content), loadBlocks(client, page)]);
  return { page: { ...page, content: html }, headings, blocks };
}

/** Lists services: « automatisations dès 500 € HT, outils no-code, audit de processus ». */
const listed = (offers: readonly Offer[]): string =>
  offers.map((offer, index) => inSentence(offer)[1] + (index === 0 ? ` ${fromPrice(offer)}` : '')).join(', ');

/** The description for search engines. That of the services screen is built from their rows, so that it always has the current prices. */
function descriptionOf({ slug, summary }: SitePage, { settings, offers }: SiteFrame): string {
  if (slug === homeSlug) return settings.site_description || identity.tagline;
  if (slug !== 'services' || offers.length === 0) return summary;
  return `${capitalised(listed(offers))}\u00A0: ${inWords(offers.length)} services, leurs prix et les étapes d’un projet.`;
}

export function storedPageMetadata(
  { page, blocks }: Pick<StoredPage, 'page' | 'blocks'>,
  frame: SiteFrame,
): PageMetadata {
  const { offers, menu } = frame;
  const offer = offerOf(offers, page.slug);
  const crumbs = pageCrumbs(page, menu);
  const isScreen = pageScreens.includes(addressOfPage(page.slug));
  const picture = page.featured_image_url ?? undefined;
  // A built-in screen whose picture is a drawing gets the general social picture.
  const hasSocialPicture = !isScreen || isShareable(picture) || blocks[0]?.values['layout'] === 'words';
  return {
    title: page.meta_title || page.title,
    description: page.meta_description || descriptionOf(page, frame),
    path: addressOfPage(page.slug),
    keywords: page.meta_keywords,
    hidden: !isPublic(page),
    crumbs,
    structuredData: (absolute) => structuredDataOf(blocks, { page, offers, absolute }),
    // Pages of trades and of automations also describe a service, without a price.
    ...(offer || /^(cas-usage|automatisations)\//.test(page.slug)
      ? { subject: { type: 'service', name: offer?.name ?? page.title, offer } }
      : {}),
    ...(hasSocialPicture && {
      social: {
        title: page.title,
        kicker: (isScreen && crumbs[0]?.label) || pageTypeLabel(page.slug),
        picture,
        alt: page.featured_image_alt,
      },
    }),
  };
}

/** The structured data of a page's blocks, except where something is still to be completed. */
export function structuredDataOf(blocks: readonly ShownBlock[], page: PageFacts): Thing[] {
  const nodes = blocks
    .flatMap(({ kind, values, data }) => blockKinds.get(kind)?.structuredData?.({ block: values, data, ...page }) ?? [])
    .filter((thing) => !/\[à compléter/i.test(JSON.stringify(thing)));
  // Search engines accept one list of questions per page, so those of several blocks are merged.
  const [asked, ...more] = nodes.filter((thing) => thing['@type'] === 'FAQPage');
  if (!asked || more.length === 0) return nodes;
  const mainEntity = [asked, ...more].flatMap((one) => one['mainEntity']);
  return [...nodes.filter((thing) => thing['@type'] !== 'FAQPage'), { ...asked, mainEntity }];
}
