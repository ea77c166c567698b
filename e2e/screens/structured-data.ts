import type { Node } from './served-head';

/** The properties of a type. */
interface Shape {
  /** Required by Google or by schema.org. */
  readonly required: readonly string[];
  /** Recommended by Google, without those that the agency has no data for (ratings, coordinates). */
  readonly recommended?: readonly string[];
  /** Other properties of schema.org that the site uses. */
  readonly others?: readonly string[];
}

const ORGANISATION = ['url', 'logo'];

/**
 * https://developers.google.com/search/docs/appearance/structured-data: local-business, organization, article, breadcrumb,
 * faqpage and site names; https://schema.org for the types that Google does not read.
 */
const SHAPES: Readonly<Record<string, Shape>> = {
  ProfessionalService: {
    required: ['name', 'address'],
    recommended: [
      ...ORGANISATION,
      'openingHoursSpecification',
      'priceRange',
      'telephone',
      'email',
      'description',
      'sameAs',
    ],
    others: ['foundingDate', 'image', 'slogan'],
  },
  Organization: { required: ['name'], recommended: ['url'], others: ORGANISATION },
  PostalAddress: {
    required: ['addressCountry'],
    recommended: ['addressLocality'],
    others: ['streetAddress', 'postalCode'],
  },
  OpeningHoursSpecification: { required: ['dayOfWeek', 'opens', 'closes'] },
  WebSite: { required: ['name', 'url'], others: ['inLanguage', 'publisher', 'potentialAction'] },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
  Person: { required: ['name'], recommended: ['url'], others: ['description', 'image', 'jobTitle', 'worksFor'] },
  ProfilePage: { required: ['mainEntity'], others: ['inLanguage'] },
  Blog: { required: ['name', 'url'], others: ['description', 'inLanguage', 'publisher', 'mainEntity'] },
  ItemList: { required: ['itemListElement'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position', 'name', 'item'] },
  BlogPosting: {
    required: ['headline', 'image'],
    recommended: ['author', 'datePublished', 'dateModified'],
    others: ['description', 'publisher', 'inLanguage', 'mainEntityOfPage'],
  },
  Article: {
    required: ['headline', 'image'],
    recommended: ['author', 'dateModified'],
    others: ['description', 'publisher', 'inLanguage', 'mainEntityOfPage'],
  },
  Service: { required: ['name', 'provider'], others: ['description', 'areaServed', 'url', 'offers'] },
  Country: { required: ['name'] },
  Offer: { required: ['priceCurrency', 'priceSpecification'], others: ['itemOffered'] },
  OfferCatalog: { required: ['name', 'itemListElement'] },
  Quotation: { required: ['text'], recommended: ['creditText'] },
  VideoObject: { required: ['name', 'thumbnailUrl', 'uploadDate'], recommended: ['embedUrl'] },
  PriceSpecification: { required: ['priceCurrency', 'minPrice'] },
  FAQPage: { required: ['mainEntity'] },
  Question: { required: ['name', 'acceptedAnswer'] },
  Answer: { required: ['text'] },
};

const ADDRESSES = new Set(['url', 'logo', 'image', 'item', 'mainEntityOfPage', 'sameAs', 'thumbnailUrl', 'embedUrl']);
const DATES = new Set(['datePublished', 'dateModified', 'uploadDate']);

/** The errors in the structured data of a page, one line each. */
export function structuredDataFaults(graph: readonly Node[]): string[] {
  const known = new Set(graph.map((node) => node['@id']));
  const faultsOf = (node: Node): string[] => {
    const { '@type': type, '@id': id, ...properties } = node;
    if (type === undefined) return known.has(id) ? [] : [`nothing is ${textOf(id)}`];
    const kind = textOf(type);
    const shape = SHAPES[kind];
    if (!shape) return [`${kind} is not in the table`];
    const { required, recommended = [], others = [] } = shape;
    const expected = [...required, ...recommended];
    const entries = Object.entries(properties);
    return [
      ...expected.filter((property) => !(property in properties)).map((property) => `${kind} lacks ${property}`),
      ...entries.filter(([name]) => ![...expected, ...others].includes(name)).map(([name]) => `${kind} has no ${name}`),
      ...entries.flatMap(([name, value]) => valueFaults(name, value).map((fault) => `${kind} ${fault}`)),
      ...entries.flatMap(([, value]) => nodesIn(value).flatMap(faultsOf)),
    ];
  };
  return graph.flatMap(faultsOf);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isNode);

function valueFaults(name: string, value: unknown): string[] {
  const values = Array.isArray(value) ? (value as unknown[]) : [value];
  if (values.length === 0) return [`${name} is empty`];
  return values.flatMap((one) => {
    if (one === '' || one === null) return [`${name} is empty`];
    if (ADDRESSES.has(name) && !/^https?:\/\/[^\s/]+\/\S*$/.test(textOf(one))) return [`${name} is no address`];
    if (DATES.has(name) && Number.isNaN(Date.parse(textOf(one)))) return [`${name} is no date`];
    return [];
  });
}
