import { identity } from '@agency-site/brand/identity';
import { timeToAnswer } from '@agency-site/domain/working-hours';
import { longDate } from './dates.ts';
import { mailKind, type Block, type MailSite, type Payload, type ValueOf } from './mail.ts';

const number = new Intl.NumberFormat(identity.locale);
const plural = new Intl.PluralRules(identity.locale);

/** « 1 vue », « 1 200 vues ». */
const counted = (count: number, one: string, many: string): string =>
  `${number.format(count)}\u00A0${plural.select(count) === 'one' ? one : many}`;

const digest = {
  made_at: 'text or absent',
  to_answer: 'number',
  oldest: [{ id: 'text', created_at: 'text', service_interest: 'text or null' }],
  // The views of all published articles together.
  views: 'number',
  top: [{ title: 'text', slug: 'text', views: 'number' }],
  // The person who switched the digest on in their profile; absent in the digest for the agency's contact address.
  asked_by: 'text or absent',
} as const satisfies Payload;
type Digest = ValueOf<typeof digest>;

/** To the agency and to the people who asked for it, on Monday: requests that wait for an answer, and the most read articles. */
export const weeklyDigest = mailKind('Résumé de la semaine', digest, (week, site) => {
  const total = week.to_answer;
  const articles = articleBlocks(week, site);
  const quiet = 'Une semaine calme\u202F: aucune demande n’attend, et tout est en ordre. Bonne semaine\u202F!';
  return {
    subject: total > 0 ? waiting(total) : 'Votre semaine sur le site',
    preview: total > 0 ? 'Et ce qui est lu sur le site.' : 'Aucune demande n’attend de réponse.',
    title: 'Bonne semaine',
    body: total + articles.length > 0 ? [...requestBlocks(week, site), ...articles] : [{ kind: 'text', text: quiet }],
    reason: week.asked_by
      ? 'Vous recevez ce résumé le lundi parce que vous l’avez demandé dans «\u00A0Mon profil\u00A0», où il se désactive.'
      : 'Vous recevez ce résumé le lundi parce que votre adresse est celle des contacts dans les paramètres du site, où il se désactive.',
  };
});

const waiting = (total: number): string =>
  counted(total, 'demande attend une réponse', 'demandes attendent une réponse');

function requestBlocks({ made_at: now, to_answer: total, oldest }: Digest, site: MailSite): Block[] {
  if (total === 0) return [{ kind: 'text', text: 'Aucune demande n’attend de réponse.' }];
  const others = total - oldest.length;
  return [
    { kind: 'text', text: `${waiting(total)}${total > 1 ? ', la plus ancienne d’abord' : ''}\u202F:` },
    {
      kind: 'list',
      items: oldest.map(({ id, created_at: date, service_interest: service }) => ({
        label: [longDate(date), service, now && timeToAnswer(date, new Date(now))].filter(Boolean).join(', '),
        href: `${site.url}/admin/contacts?contact=${id}`,
      })),
    },
    ...(others > 0 ? [{ kind: 'text', text: `Et ${counted(others, 'autre', 'autres')}.` } as const] : []),
    { kind: 'button', label: 'Ouvrir les demandes', href: `${site.url}/admin/contacts` },
  ];
}

function articleBlocks({ views, top }: Digest, site: MailSite): Block[] {
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
