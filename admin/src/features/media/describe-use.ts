import { countOf } from '../../data/formats/numbers';
import type { MediaUse } from '../../data/media/media-library';

const kinds = {
  article: 'Article',
  page: 'Page',
  case_study: 'Étude de cas',
  profile: 'Profil',
  trash: 'Corbeille',
  setting: 'Paramètre',
} as const satisfies Record<MediaUse['kind'], string>;

const settings: Readonly<Record<string, string>> = { site_logo_url: 'logo du site' };

/** « Article : Relancer ses devis » */
export const describeUse = ({ kind, title }: MediaUse): string => `${kinds[kind]}\u00A0: ${settings[title] ?? title}`;

/** The path of the editor, below /admin; undefined for an item in the trash and for a profile, which is its person's. */
export function editPath({ kind, id }: MediaUse): string | undefined {
  if (kind === 'article') return `/blog_posts/${id}`;
  if (kind === 'page') return `/pages/${id}`;
  if (kind === 'case_study') return `/case_studies/${id}`;
  return kind === 'setting' ? '/site_settings' : undefined;
}

const maxNames = 5;

export function deletionWarning(uses: readonly MediaUse[]): string {
  if (uses.length === 0) return 'Aucun texte ne la montre. Elle sera effacée définitivement.';
  const names = uses.slice(0, maxNames).map(describeUse);
  const others = uses.length - names.length;
  const list = [...names, ...(others ? [countOf(others, 'autre', 'autres')] : [])].join(' ; ');
  return `Elle est encore utilisée\u00A0: ${list}. Sa place y restera vide. Elle sera effacée définitivement.`;
}
