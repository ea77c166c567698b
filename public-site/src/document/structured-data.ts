import { identity } from '@agency-site/brand/identity';
import { siteName, type SiteSettings } from '@agency-site/domain/site-settings';
import { phoneHref } from '../data/numbers';
import { priceSchema, type Thing } from './schema-org';
import { socialPicturePath, type PageMetadata, type PageSubject } from './metadata';
import { openingHours, postalAddress } from './contact-facts';

/** The facts about the site that the structured data of every page use. */
export interface SiteIdentity {
  readonly settings: SiteSettings;
  /** Public address without a trailing slash. */
  readonly url: string;
}

/** The pages that describe the agency in full. */
const PRESENTED_ON = new Set(['/', '/a-propos', '/contact']);

/**
 * The schema.org graph of a page: publisher, breadcrumb and subject. The pages about the agency describe the publisher in full, others only
 * by name, address and logo. The home page also describes the site. Unknown values are left out.
 */
export function structuredData(page: PageMetadata, site: SiteIdentity): Thing {
  const nodes = [
    PRESENTED_ON.has(page.path) ? organisation(site) : publisherOf(site),
    page.path === '/' && website(site),
    breadcrumb(page, site),
    page.subject && about(page.subject, page, site),
    ...(page.structuredData?.((address) => absolute(address, site.url)) ?? []),
  ];
  return { '@context': 'https://schema.org', '@graph': nodes.filter(Boolean) };
}

const absolute = (address: string, url: string): string => (address.startsWith('/') ? url + address : address);

const publisherOf = ({ settings, url }: SiteIdentity): Thing => ({
  '@type': 'Organization',
  '@id': `${url}/#organisation`,
  name: siteName(settings),
  url: `${url}/`,
  logo: absolute(settings.site_logo_url || '/icons/512.png', url),
});

function organisation(site: SiteIdentity): Thing {
  const { settings, url } = site;
  const networks = [settings.linkedin_url, settings.twitter_url, settings.facebook_url].filter(Boolean);
  return {
    ...publisherOf(site),
    '@type': 'ProfessionalService',
    description: settings.site_description || undefined,
    slogan: identity.tagline,
    image: `${url}${socialPicturePath('/')}`,
    email: settings.contact_email || undefined,
    // The number in E.164 format, because schema.org readers may call it from any country.
    telephone: settings.contact_phone ? phoneHref(settings.contact_phone).replace('tel:', '') : undefined,
    foundingDate: String(identity.foundedYear),
    priceRange: '€€',
    address: postalAddress(settings.contact_address),
    openingHoursSpecification: openingHours(settings.opening_hours),
    sameAs: networks.length > 0 ? networks : undefined,
  };
}

function website({ settings, url }: SiteIdentity): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${url}/#site`,
    name: settings.site_title,
    url: `${url}/`,
    inLanguage: identity.locale,
    publisher: { '@id': `${url}/#organisation` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${url}/blog?search={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function breadcrumb({ crumbs, path }: PageMetadata, { url }: SiteIdentity): Thing | undefined {
  if (!crumbs || crumbs.length === 0) return undefined;
  const breadcrumbs = [
    { label: 'Accueil', to: '/' },
    ...crumbs.filter(({ to }, index) => to ?? index === crumbs.length - 1),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${url}${to ?? path}`,
    })),
  };
}

/** Whether an article is signed by the team, such as « Équipe Automatelier », and not by a person. */
const isTeam = (author: string): boolean => author === '' || /^(l’)?équipe(?!\p{L})/iu.test(author);

const itemList = (items: readonly { readonly slug: string; readonly title: string }[], below: string): Thing => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ slug, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: `${below}/${slug}`,
  })),
});

function about(subject: PageSubject, page: PageMetadata, { settings, url }: SiteIdentity): Thing {
  const publisher = { '@id': `${url}/#organisation` };
  switch (subject.type) {
    case 'article':
      return {
        '@type': 'BlogPosting',
        headline: subject.headline,
        description: page.description || undefined,
        image: `${url}${socialPicturePath(page.path, page.social?.picture)}`,
        author: {
          '@type': !subject.authorPath && isTeam(subject.author) ? 'Organization' : 'Person',
          name: subject.author || siteName(settings),
          url: `${url}${subject.authorPath ?? '/a-propos'}`,
        },
        publisher,
        datePublished: subject.publishedAt ?? undefined,
        dateModified: subject.updatedAt,
        inLanguage: identity.locale,
        mainEntityOfPage: `${url}${page.path}`,
      };
    case 'person':
      return {
        '@type': 'ProfilePage',
        inLanguage: identity.locale,
        mainEntity: {
          '@type': 'Person',
          name: subject.name,
          description: page.description,
          image: subject.picture ? absolute(subject.picture, url) : undefined,
          url: `${url}${page.path.replace(/\?.*/, '')}`,
          worksFor: publisher,
        },
      };
    case 'service':
      return {
        '@type': 'Service',
        name: subject.name,
        description: page.description || undefined,
        provider: publisher,
        areaServed: { '@type': 'Country', name: identity.country },
        url: `${url}${page.path}`,
        offers: subject.offer && priceSchema(subject.offer),
      };
    case 'blog':
      return {
        '@type': 'Blog',
        name: page.title,
        description: page.description,
        url: `${url}${page.path}`,
        inLanguage: identity.locale,
        publisher,
        mainEntity: itemList(subject.posts, `${url}/blog`),
      };
    case 'collection':
      return itemList(subject.rows, url + page.path.replace(/\?.*/, ''));
    case 'row':
      return {
        '@type': 'Article',
        headline: subject.headline,
        description: page.description || undefined,
        image: `${url}${socialPicturePath(page.path, page.social?.picture)}`,
        author: publisher,
        publisher,
        dateModified: subject.updatedAt,
        inLanguage: identity.locale,
        mainEntityOfPage: `${url}${page.path}`,
      };
  }
}
