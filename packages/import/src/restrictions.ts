/**
 * Whether plugins of WordPress hid a text from visitors who were not signed in (strangers). Each plugin has its own shortcodes and blocks,
 * so words in their names and attributes decide. Text that only strangers saw stays. `cut`: no stranger saw the text. `doubt`: perhaps not
 * every stranger saw it, so the whole article becomes a draft. undefined: every stranger saw it.
 */
export type Restriction = 'cut' | 'doubt' | undefined;

const FOR_STRANGERS =
  /(^|[-_])(not|non|nonmembers?|logged[-_]?out|loggedout|out|visitors?|guests?|strangers?|anonymous)([-_]|$)/;
const FOR_SOME =
  /(^|[-_])(is)?(logged[-_]?in|loggedin|logged|members?|membersonly|memberships?|subscribers?|restrict\w*|protect\w*|private|privee?s?|premium|paid|paywall\w*|gated?|locked|locker|access|capability|roles?|s2if|s2member|swpm|wlm|mepr|rcp|pmpro|ihc|memb|student|wpmem|conditional\w*|visibility|hidden|reserve\w*|abonne\w*|membres?|adherents?|vip|only|require[sd]?|connecte\w*|is_paid|is_free|is_admin|user_has_access|groups_can|um_show_content|content_control|passster)([-_]|$)/;
/** Names of forms, staff lists and screen sizes. They restrict no content, unless the name also matches STRONG. */
const HARMLESS =
  /team|staff|equipe|form|(^|[-_])log-?in|sign|register|account|profile|counter|directory|accordion|mobile|desktop|tablet|print/;
const STRONG = /logged|restrict|protect|private|paywall|require|(staff|team|equipe|account)[-_]?only/;
const CONDITION_NAME = /^(if|show[-_]?if|hide[-_]?if|hide|unless|when)([-_]|$)/i;
const SHOWN_TO_STRANGERS =
  /(["'\s=,!])(non[-_ ]?members?|logged[-_ ]?out|not[-_ ]?logged\w*|visitors?|guests?|anonymous|everyone|!)(["'\s,]|$)|\blevels?\s*=\s*["']?(0|-\d)|\boperator\s*=\s*["']?!/i;
const SWITCHED_OFF =
  /\b(disable_element\s*=\s*["']?yes|disabled\s*=\s*["']?on\b|disabled_on\s*=\s*["']?on\|on\|on|status\s*=\s*["']?draft)/i;
const SUSPICIOUS =
  /\b(roles?|capabilit\w+|memberships?(_\w+)?|logged\w*|user_?(role|status|level)\w*|render_logics|publish_after)\s*=\s*["']?[^"'\s\]]/i;

function namedForSome(name: string): boolean {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return !FOR_STRANGERS.test(plain) && FOR_SOME.test(plain) && (STRONG.test(plain) || !HARMLESS.test(plain));
}

/** @param attributes the text between the brackets */
export function shortcodeRestriction(name: string, attributes: string): Restriction {
  if (SWITCHED_OFF.test(attributes)) return 'cut';
  if (namedForSome(name)) return SHOWN_TO_STRANGERS.test(attributes) ? undefined : 'cut';
  if (CONDITION_NAME.test(name)) return SHOWN_TO_STRANGERS.test(attributes) ? undefined : 'doubt';
  return SUSPICIOUS.test(attributes) && !FOR_STRANGERS.test(name) && !HARMLESS.test(name) ? 'doubt' : undefined;
}

export type Attributes = Readonly<Record<string, unknown>>;
export const isRecord = (value: unknown): value is Attributes => typeof value === 'object' && value !== null;

const VIEWPORTS = ['mobile', 'tablet', 'desktop'];
const CONDITION =
  /^(\w+_?)?visibility(conditions?|rules?)?$|conditions?$|^conditional|displayrules?$|displaylogic|blockcontrols|restrict|logged|membership|user_?roles?$|permission|access_?(level|role|rule|control)|audience/i;
/** Attributes that hide a block at some widths, or from people who are signed in: strangers still see the block. */
const STILL_SHOWN = /^hide.*(desk|tab|mob)|^UAGHide|^UAGLoggedIn$|responsive/i;
const NEUTRAL = /^(|0|none|all|every(one|body)|public|default|always|visible|no|off|false|unrestricted)$/i;

const isSet = (value: unknown): boolean =>
  isRecord(value)
    ? Object.values(value).some(isSet)
    : typeof value === 'string'
      ? !NEUTRAL.test(value)
      : value !== false && value !== null && value !== 0;

/** @param name with the plugin's namespace, if any; blocks of WordPress itself have none */
export function blockRestriction(name: string, attributes: Attributes): Restriction {
  const { metadata, blockVisibility, hideBlock, UAGLoggedOut, UAGloggedOut, visibilityBlockEnabled } = attributes;
  const own = isRecord(metadata) ? metadata['blockVisibility'] : undefined;
  if (own === false || hideBlock === true || UAGLoggedOut === true || UAGloggedOut === true) return 'cut';
  if (isRecord(blockVisibility) && blockVisibility['hideBlock'] === true) return 'cut';
  if (visibilityBlockEnabled === true) return attributes['invert_restrictions'] === '1' ? undefined : 'cut';
  if (isRecord(own)) {
    const widths = isRecord(own['viewport']) ? own['viewport'] : own;
    if (VIEWPORTS.every((width) => widths[width] === false)) return 'cut';
    if (Object.keys(own).some((key) => key !== 'viewport' && !VIEWPORTS.includes(key))) return 'doubt';
  }
  const [, plugin = ''] = name.split('/');
  if (plugin.includes('paywall')) return 'doubt';
  if (namedForSome(plugin)) return attributes['invert_restrictions'] === '1' ? undefined : 'cut';
  const isUnclear = Object.entries(attributes).some(
    ([key, value]) => key !== 'metadata' && CONDITION.test(key) && !STILL_SHOWN.test(key) && isSet(value),
  );
  return isUnclear ? 'doubt' : undefined;
}

const POST_RESTRICTION =
  /^_members_access_(role|all_logged_in)|^rcp_(subscription|access|user)_level$|^_is_paid$|newsletter_access$|^pms-content-restrict-(user-status|subscription-plan)|^_?groups[-_]read|^_wpmem_block$|members?_?only|^_?(content_)?restrict(ed|ion)?(_to|_roles?)?$|^_?access_(level|roles?)$|^_?(ppw|pda|passster)_\w*(password|protect)|_logged_?in_only|^_?is_(private|premium|protected)/i;

/** Whether custom fields say that a plugin hid the whole article or page from some visitors. */
export const isPostRestricted = (meta: ReadonlyMap<string, string>): boolean =>
  [...meta].some(([key, value]) =>
    key === 'um_content_restriction'
      ? /"_um_custom_access_settings";[bis:\d]*"?1/.test(value) && /"_um_accessible";[is:\d]*"?2/.test(value)
      : POST_RESTRICTION.test(key) && !/^a:0:|^a:1:\{i:0;s:\d+:"(all)?";\}$/i.test(value) && !NEUTRAL.test(value),
  );

/** Whether custom fields say `noindex`: those of Yoast, Rank Math, SEOPress, AIOSEO, and others whose names contain the word. */
export const isNoindex = (meta: ReadonlyMap<string, string>): boolean =>
  [...meta].some(
    ([key, value]) =>
      (key === '_seopress_robots_index' && value === 'yes') ||
      (/no[-_]?index/i.test(key) && /^(1|on|yes|true|noindex)$/i.test(value)) ||
      (/robots|seo|metaindex/i.test(key) &&
        /(^|[^a-z_-])noindex(?!";(?:[bi]:0|s:1:"0"|s:0:|N;)|"\s*:\s*(?:false|0|null|""|"0"))([^a-z_-]|$)/i.test(value)),
  );
