import { readableEmail } from '@agency-site/domain/readable-email';
import { escapeHtml } from '@agency-site/public-site/escape-html';
import { hashSource } from '../http/security-policy';

const CHARSET = /<meta charset="utf-8"\s*\/?>/;
/**
 * Hashes that replace the nonce of the back-office's styles: the hash of an empty style, to which Emotion adds rules that no policy
 * restricts, and those of dnd-kit's three styles (static-site.spec.ts drags a row, and the console names new hashes).
 */
const STYLES = [
  hashSource(''),
  "'sha256-P3zrZWkaCzrI/B9T0+WLFRTTY8rvTIfnbvP5TBI9Vgo='",
  "'sha256-YYLJe/bgx7gKdFc8dp3EM3/S8hpKeZs7JyhfBoZYPuk='",
  "'sha256-E7zJXfkufcgTIQG1Th6iYnoGis+rTfZd044bgiM1kr4='",
].join(' ');

/** A document as the server answers it. */
export interface ServedDocument {
  /** Path and query. */
  readonly address: string;
  readonly status: number;
  readonly html: string;
  readonly policy: string;
}

/**
 * Adapts a document of the server for a static host. It contains its own security policy, because the hosts' files of headers have room
 * for a hundred rules and each page allows a style of its own. It also contains its own address (empty for missing pages), so that its
 * script shows the requested page where the host serves this document for another address.
 */
export function staticDocument({ address, status, html, policy }: ServedDocument): string {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const directives = policy
    .split('; ')
    // This directive works only in a header (host-rules.ts).
    .filter((directive) => !directive.startsWith('frame-ancestors'))
    .join('; ')
    // A nonce that everybody can read protects nothing.
    .replace(`'nonce-${nonce}'`, STYLES);
  return (
    html
      .replace(CHARSET, (charset) => `${charset}\n<meta http-equiv="Content-Security-Policy" content="${directives}">`)
      .replace(`<meta property="csp-nonce" nonce="${nonce}">`, '')
      // Static hosts accept no POST. Without scripts, a form with the method `dialog` sends nothing, and keeps what the visitor typed.
      .replaceAll(/(<form\b[^>]*\smethod=)"post"/g, '$1"dialog"')
      .replaceAll(/<noscript><button\b[^]*?<\/noscript>/g, '')
      .replaceAll('<noscript></noscript>', () => `<noscript>${formNotice(html)}</noscript>`)
      .replace('<body>', `<body data-address="${status === 404 ? '' : escapeHtml(address)}">`)
  );
}

/** Returns the notice in each form for visitors without scripts; documents of the server leave this place empty. */
function formNotice(html: string): string {
  const [, email = ''] = /<address[^]*?href="mailto:([^"]+)"/.exec(html) ?? [];
  const link = `<a href="mailto:${email}" class="underline underline-offset-4">${readableEmail(email)}</a>`;
  const otherWay = email && ` Écrivez-nous, nous nous en occupons\u202F: ${link}.`;
  return (
    '<p class="rounded-control border-[1.5px] border-danger p-3">' +
    `Ce formulaire a besoin de JavaScript, que votre navigateur n’exécute pas.${otherWay}</p>`
  );
}
