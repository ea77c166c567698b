import { escapeXml } from '@agency-site/brand/svg-text';
import type { BlockField, BlockFields, StoredBlock } from '@agency-site/domain/block';
import { blockDeclarations } from '@agency-site/domain/block-declarations';
import { type Entry, fieldsOf, textOf } from './block-values';

/** Writes the blocks as one HTML text for the review. @param content of the page, which a text block without its own text shows */
export const htmlOfBlocks = (blocks: readonly StoredBlock[], content: string): string =>
  blocks.length === 0
    ? content
    : blocks
        .map((block, index) => {
          const { label = '', opensPage = false } = blockDeclarations[block.kind] ?? {};
          const shown = block.kind === 'text' && !block['html'] ? { ...block, html: content } : block;
          // A block that opens a page contains the heading of level 1. At a later place it adds a second one, which the review must report.
          const again = opensPage && index > 0 ? `<h1 data-block>${escapeXml(label)}</h1>` : '';
          return again + htmlOf(shown, fieldsOf(block.kind), opensPage ? 'p' : 'h2');
        })
        .join('');

const htmlOf = (entry: Entry, fields: BlockFields, title: 'p' | 'h2' | 'h3'): string =>
  Object.entries(fields)
    .map(([name, field]) => htmlOfField(entry[name], field, name === 'title' ? title : 'p'))
    .join('');

function htmlOfField(value: unknown, field: BlockField, element: string): string {
  if ('choices' in field || !value) return '';
  if (field.type === 'list')
    return (value as readonly Entry[]).map((item) => htmlOf(item, field.fields, 'h3')).join('');
  if (field.type === 'picture') {
    const { src, alt } = value as Entry;
    const described = textOf(alt) && ` alt="${escapeXml(textOf(alt))}"`;
    return src ? `<img src="${escapeXml(textOf(src))}"${described}>` : '';
  }
  if (field.type === 'link') {
    const { href, label } = value as Entry;
    return href ? `<p><a href="${escapeXml(textOf(href))}">${escapeXml(textOf(label))}</a></p>` : '';
  }
  const words = textOf(value);
  if (field.type === 'address') return `<a href="${escapeXml(words)}"></a>`;
  return field.type === 'html' ? words : `<${element}>${escapeXml(words)}</${element}>`;
}
