/** Recognises the states of subscribers in our own export and in those of Ghost, Brevo, Mailchimp and others. */

export type SubscriberState = 'confirmed' | 'pending' | 'bounced' | 'unsubscribed';

/** The meaning of a column for a subscriber. */
export type Role = 'email' | 'state' | 'ended' | 'bounced' | 'confirmed_at' | 'created' | 'consent_words' | 'source';

/** Normalises a text for comparison: `DOUBLE_OPT-IN` → doubleoptin, `E-mail désinscrit` → emaildesinscrit. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');

/** The roles of columns by their titles. The first matching pattern counts: `UNSUB_TIME`, for example, also contains `sub`. */
const roles: readonly (readonly [Role | undefined, RegExp])[] = [
  ['email', /^((adresse)?e?mail|e?mailaddress|adressede(messagerie|courriel)|courriel|adresseelectronique)$/],
  ['consent_words', /^(phraseacceptee|consentwords)$/],
  ['source', /^(origine|source|(optin|signup)source)$/],
  [undefined, /sms|whatsapp|phone|^tel|ip$|url|^lien|link$|count|nombre|^nb|total|rate$|taux|soft/],
  ['bounced', /bounc|clean|rejet|reject|invalid|undeliver|refusee|npai/],
  [
    'ended',
    /unsub|desinscri|desabonn|opt(ed)?out|b(lack|lock)(list|ed)|listenoire|bloque|exclu|spam|complain|plainte|suppr|delet|disabled|desactiv|nepas|donot|^parti|pending|enattente|unconfirm|nonconfirm|resili|revo(qu|k)|withdr|retrait|archiv/,
  ],
  ['confirmed_at', /^(date(de)?confirmation|confirm\w*(time|date|at|le|on))$/],
  ['created', /^(created(at|on|date)?|datecreated|added(time|at|on|date)|dateadded|date(d)?ajout|ajoute(e)?le)$/],
  [
    'state',
    /consent|accord|opt(ed)?in|subscri|inscri|abonn|signup|etat$|^etat|statut|status|^state$|^newsletter$|confirm|^(is)?acti(f|ve)$|accept|rgpd|gdpr/,
  ],
];
export const roleOf = (title: string): Role | undefined => roles.find(([, shape]) => shape.test(plain(title)))?.[0];

/** Whether a title announces the dates of an event. An empty cell then means that the event did not happen. */
export const isDateColumn = (title: string): boolean => /date|time|(ed|n|up)at$|(ed|up)on$|le$/.test(plain(title));

/** Matches cells that mean no, such as `no` or `0` in a column `Blacklisted`. */
const nothing = /^(|0|n|no|non|f|false|faux|none|null|na|nil|aucune?|jamais|never)$/;
/** Whether a cell means no, or contains a link, for example the one to unsubscribe, which says nothing about the state. */
export const meansNo = (cell: string): boolean => nothing.test(plain(cell)) || /^https?:/i.test(cell);

const states: readonly (readonly [SubscriberState, RegExp])[] = [
  [
    'confirmed',
    /^(1|o|y|oui|yes|t|true|vrai|x|ok|(re)?abonnee?s?|inscrite?s?|subscribed|sub|acti(f|ve)s?|enabled|confirm(ed|ee?s?)|opt(ed)?in|doubleoptin|optindouble|accept(ed|ee?)|valid(e|ed|ee)?)$/,
  ],
  // Only from our own export: nobody will confirm a subscription to another product's newsletter any more.
  ['pending', /^aconfirmer$/],
  ['bounced', /refusee|bounc|clean|invalid|rejet|reject|undeliver|npai/],
  [
    'unsubscribed',
    /^(0|n|no|non|f|false|faux|(non|not?|un|des?)(abonn|inscri|sub|confirm|opt)\w*|opt(ed)?out|disabled|(black|block)(ed|list(ed)?)|bloquee?|ex(clu\w*)|pending|enattente|inacti\w+|archiv\w+|deleted|supprimee?|spam\w*|complain\w*|plainte|suppressed|transactional|partie?|quitte)$/,
  ],
];
export const stateOf = (cell: string): SubscriberState | undefined =>
  states.find(([, shape]) => shape.test(plain(cell)))?.[0];
