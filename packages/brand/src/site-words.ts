import * as chosen from './chosen.ts';

/**
 * Words of the public site that are not settings, from `demo/identity.json`. They are separate from `identity`, because the back-office
 * loads that too.
 */
export const siteWords = {
  /** The words before the copyright line of the footer. */
  opening: chosen.opening,
  copyrightSince: chosen.copyrightSince,
  /** The purpose of contact requests and, in `people`, their readers: the privacy notice of the contact form names both. */
  requests: chosen.requests,
  people: chosen.people,
  /** The end of the title of the list of case studies. */
  caseStudies: chosen.caseStudies,
  /** Keywords for search engines; `trade` ends those of a case study. */
  keywords: chosen.keywords,
} as const;
