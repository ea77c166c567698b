import { identity } from '@agency/brand/identity';
import { serviceOptions } from '@agency/supabase/contacts';
import { longDate } from './dates.ts';
import type { Block, Mail, MailSite } from './mail.ts';

/** A week as the outbox keeps it (`private.enqueue_weekly_digest`). */
export interface WeeklyDigest {
  /** How many requests wait for an answer. */
  readonly to_answer: number;
  readonly oldest: readonly {
    readonly id: string;
    readonly created_at: string;
    readonly service_interest: string | null;
  }[];
  /** Of all published articles together. */
  readonly views: number;
  readonly top: readonly { readonly title: string; readonly slug: string; readonly views: number }[];
}

const number = new Intl.NumberFormat(identity.locale);
const plural = new Intl.PluralRules(identity.locale);

/** « 1 vue », « 1 200 vues ». */
const counted = (count: number, one: string, many: string): string =>
  `${number.format(count)}\u00A0${plural.select(count) === 'one' ? one : many}`;

/** To the agency, on Monday: what waits for an answer, and what is read. */
export function weeklyDigest(digest: WeeklyDigest, site: MailSite): Mail {
  const { to_answer: total } = digest;
  const articles = articleBlocks(digest, site);
  const quiet = 'Une semaine calme\u202F: aucune demande n’attend, et tout est en ordre. Bonne semaine\u202F!';
  return {
    subject: total > 0 ? waiting(total) : 'Votre semaine sur le site',
    preview: total > 0 ? 'Et ce qui est lu sur le site.' : 'Aucune demande n’attend de réponse.',
    title: 'Bonne semaine',
    body: total + articles.length > 0 ? [...requestBlocks(digest, site), ...articles] : [{ kind: 'text', text: quiet }],
    reason:
      'Vous recevez ce résumé le lundi parce que votre adresse est celle des contacts dans les paramètres du site, où il se désactive.',
  };
}

const waiting = (total: number): string =>
  counted(total, 'demande attend une réponse', 'demandes attendent une réponse');

function requestBlocks({ to_answer: total, oldest }: WeeklyDigest, site: MailSite): Block[] {
  if (total === 0) return [{ kind: 'text', text: 'Aucune demande n’attend de réponse.' }];
  const others = total - oldest.length;
  return [
    { kind: 'text', text: `${waiting(total)}${total > 1 ? ', la plus ancienne d’abord' : ''}\u202F:` },
    {
      kind: 'list',
      items: oldest.map(({ id, created_at: date, service_interest: service }) => ({
        label: [longDate(date), serviceOptions.find((option) => option === service && option !== 'Autre')]
          .filter(Boolean)
          .join(', '),
        href: `${site.url}/admin/contacts?contact=${id}`,
      })),
    },
    ...(others > 0 ? [{ kind: 'text', text: `Et ${counted(others, 'autre', 'autres')}.` } as const] : []),
    { kind: 'button', label: 'Ouvrir les demandes', href: `${site.url}/admin/contacts` },
  ];
}

function articleBlocks({ views, top }: WeeklyDigest, site: MailSite): Block[] {
  if (top.length === 0) return [];
  return [
    {
      kind: 'text',
      text: `Vos articles ont ${counted(views, 'vue', 'vues')} depuis leur publication. ${top.length === 1 ? 'Le plus lu' : 'Les plus lus'}\u202F:`,
    },
    {
      kind: 'list',
      items: top.map(({ title, slug, views: own }) => ({
        label: `${title} (${counted(own, 'vue', 'vues')})`,
        href: `${site.url}/blog/${slug}`,
      })),
    },
  ];
}
