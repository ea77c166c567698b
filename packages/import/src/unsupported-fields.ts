import { canonicalPath } from '@agency-site/domain/canonical-path';
import type { Omissions } from './omissions';

/** The fields of a text on the former site that this site's texts lack, and the values to compare them with. */
export interface UnsupportedFields {
  /** The address that search engines were told to list instead. */
  readonly canonical: string;
  /** The text's own addresses there. */
  readonly own: readonly string[];
  /** Markup that somebody added to the head or the end of the page. */
  readonly code: string;
  /** Titles, descriptions and pictures for social networks. */
  readonly social: readonly string[];
  /** The title, descriptions and picture that this site gives to social networks. */
  readonly shown: readonly string[];
}

/** Reports the fields that an import drops, except those that say the same as the text's other fields. */
export function nameUnsupportedFields(
  { canonical, own, code, social, shown }: UnsupportedFields,
  omissions: Omissions,
): void {
  if (canonical && !own.map(comparable).includes(comparable(canonical))) omissions.add('field', 'canonical');
  if (code.trim() !== '') omissions.add('field', 'code');
  if (social.some((value) => value !== '' && !shown.includes(value))) omissions.add('field', 'social');
}

/** An address without its scheme, `www.` and final slash, since sites have more than one spelling of their own. */
const comparable = (address: string): string => canonicalPath(address.replace(/^(https?:)?\/\/(www\.)?/i, '/'));
