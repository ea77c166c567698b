import { countOf } from '../formats/numbers';
import type { MediaUse } from './media-library';

const kinds = {
  article: 'Article',
  page: 'Page',
  bin: 'Corbeille',
  setting: 'Paramètre',
} as const satisfies Record<MediaUse['kind'], string>;

const settings: Readonly<Record<string, string>> = { site_logo_url: 'logo du site' };

/** « Article : Relancer ses devis » */
export const describeUse = ({ kind, title }: MediaUse): string => `${kinds[kind]}\u00A0: ${settings[title] ?? title}`;

/** Where what shows a picture is edited, after /admin; undefined for what is in the bin. */
export function placeOfUse({ kind, id }: MediaUse): string | undefined {
  if (kind === 'article') return `/blog_posts/${id}`;
  if (kind === 'page') return `/pages/${id}`;
  return kind === 'setting' ? '/site_settings' : undefined;
}

const mostNamed = 5;

/** What a deletion would break, said before it does. */
export function deletionWarning(uses: readonly MediaUse[]): string {
  if (uses.length === 0) return 'Aucun texte ne la montre. Elle sera effacée définitivement.';
  const named = uses.slice(0, mostNamed).map(describeUse);
  const others = uses.length - named.length;
  const list = [...named, ...(others ? [countOf(others, 'autre', 'autres')] : [])].join(' ; ');
  return `Elle est encore utilisée\u00A0: ${list}. Sa place y restera vide. Elle sera effacée définitivement.`;
}
