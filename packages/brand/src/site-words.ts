import * as chosen from './chosen.ts';

/** Words of the public site that are not settings. Separate from `identity`, because the back-office does not need them. */
export const siteWords = {
  /** The words before the copyright line of the footer. */
  opening: chosen.opening,
  copyrightSince: chosen.copyrightSince,
  /** Words of the contact form's privacy notice: the purpose of contact requests, and (`people`) who reads them. */
  requests: chosen.requests,
  people: chosen.people,
  /** The end of the title of the list of case studies. */
  caseStudies: chosen.caseStudies,
  /** Keywords for search engines, by page. `trade` is the end of a case study's keywords. */
  keywords: chosen.keywords,
} as const;
