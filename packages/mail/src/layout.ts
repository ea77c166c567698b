import { dark, light } from '@agency-site/brand/colours';
import { identity } from '@agency-site/brand/identity';
import type { Block, Mail, MailSite } from './mail.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const lines = (text: string): string => escape(text).replaceAll('\n', '<br>');

/** CSS of the dark theme, for mail programs that support style elements; the light theme is in the `style` attribute of each element. */
const DARK_RULES = [
  `body,.page{background:${dark.background}!important}`,
  `.card{background:${dark.sand}!important;border-color:${dark.line}!important}`,
  `.ink{color:${dark.ink}!important}`,
  `.muted{color:${dark.muted}!important}`,
  `.quote{border-color:${dark.action}!important;background:${dark.background}!important}`,
  `.button{background:${dark.action}!important;border-color:${dark.action}!important;color:${dark.onAction}!important}`,
  `.link{color:${dark.action}!important}`,
].join('');

const FONT = "font-family:'Bricolage Grotesque',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const ink = `color:${light.ink}`;
const muted = `color:${light.muted}`;
const link = (href: string, label: string): string =>
  `<a class="link" href="${escape(href)}" style="color:${light.action}">${escape(label)}</a>`;

function blockHtml(block: Block): string {
  switch (block.kind) {
    case 'text':
      return `<p class="ink" style="margin:0 0 16px;${ink}">${lines(block.text)}</p>`;
    case 'quote':
      return (
        `<blockquote class="quote ink" style="margin:0 0 20px;padding:12px 16px;border-left:3px solid ${light.action};` +
        `background:${light.sand};${ink};overflow-wrap:anywhere">${lines(block.text)}</blockquote>`
      );
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px;width:100%">${block.facts
        .map(
          ([name, value]) =>
            `<tr><td class="muted" style="padding:4px 16px 4px 0;vertical-align:top;width:30%;${muted}">${escape(name)}</td>` +
            `<td class="ink" style="padding:4px 0;vertical-align:top;overflow-wrap:anywhere;${ink}">${lines(value)}</td></tr>`,
        )
        .join('')}</table>`;
    case 'button':
      return (
        `<p style="margin:24px 0"><a class="button" href="${escape(block.href)}" style="display:inline-block;padding:12px 22px;` +
        // Thunderbird's dark mode draws no background, so that only the border shows the button.
        `border:2px solid ${light.action};border-radius:8px;background:${light.action};color:${light.onAction};font-weight:600;text-decoration:none">${escape(block.label)}</a></p>`
      );
    case 'list':
      return `<ul class="ink" style="margin:0 0 20px;padding-left:20px;${ink}">${block.items
        .map(({ label, href }) => `<li style="margin:0 0 6px">${href ? link(href, label) : escape(label)}</li>`)
        .join('')}</ul>`;
    case 'picture':
      return (
        // Mail programs first block pictures and show the alternative text, so the paragraph has the style of text.
        `<p class="ink" style="margin:0 0 20px;${ink}"><img src="${escape(block.src)}" alt="${escape(block.alt)}" width="536" ` +
        `style="display:block;width:100%;max-width:536px;height:auto;border-radius:8px"></p>`
      );
  }
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
      return block.text;
    case 'picture':
      return block.alt && `[${block.alt}]`;
    case 'quote':
      return block.text.replace(/^/gm, '> ');
    case 'facts':
      return block.facts.map(([name, value]) => `${name}\u00A0: ${value}`).join('\n');
    case 'button':
      return `${block.label}\u00A0:\n${block.href}`;
    case 'list':
      return block.items.map(({ label, href }) => `- ${label}${href ? `\n  ${href}` : ''}`).join('\n');
  }
}

/** Returns the HTML part. It uses tables and inline styles, because old and new mail programs display them alike. */
export function mailHtml(mail: Mail, site: MailSite): string {
  const footer = [
    escape(mail.reason),
    mail.unsubscribe && link(mail.unsubscribe, 'Se désinscrire'),
    link(site.url, `${identity.name}, ${new URL(site.url).host}`),
  ].filter(Boolean);
  return (
    `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escape(mail.subject)}</title>` +
    `<style>:root{color-scheme:light dark}@media(prefers-color-scheme:dark){${DARK_RULES}}` +
    `@media(max-width:480px){.page{padding:12px!important}.card{padding:24px 20px!important}}</style></head>` +
    // Roundcube and Gmail remove the class of `body`, which would leave its background light in the dark theme. So `div` has the class.
    `<body style="margin:0;background:${light.sand}">` +
    `<div class="page" style="padding:32px 16px;background:${light.sand};${FONT};font-size:16px;line-height:1.6">` +
    `<div style="display:none;max-height:0;overflow:hidden">${escape(mail.preview)}</div>` +
    `<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="width:100%;max-width:600px;margin:0 auto;table-layout:fixed"><tr><td>` +
    `<p class="ink" style="margin:0 0 16px;font-size:19px;font-weight:700;${ink}">${escape(identity.name)}</p>` +
    `<div class="card" style="padding:32px;border:1px solid ${light.line};border-radius:12px;background:${light.background}">` +
    `<h1 class="ink" style="margin:0 0 20px;font-size:24px;line-height:1.25;${ink}">${escape(mail.title)}</h1>` +
    `${mail.body.map(blockHtml).join('')}</div>` +
    `<p class="muted" style="margin:20px 4px 0;font-size:13px;${muted}">${footer.join('<br>')}</p>` +
    `</td></tr></table></div></body></html>`
  );
}

/** Returns the plain text part: the same words, for people who read without HTML. */
export function mailText(mail: Mail, site: MailSite): string {
  return [
    mail.title,
    ...mail.body.map(blockText).filter(Boolean),
    '-- ',
    mail.reason,
    ...(mail.unsubscribe ? [`Se désinscrire\u00A0: ${mail.unsubscribe}`] : []),
    `${identity.name}, ${site.url}`,
  ].join('\n\n');
}
