import { truncateText } from '@agency-site/domain/truncate-text';
import { tag } from './elements';
import { withDecodedShortcodes } from './encoded-shortcodes';
import { maxImportedText } from './model';
import type { Omissions } from './omissions';
import { overridesOf, withBoundWords } from './pattern-overrides';
import { plainWords } from './plain-words';
import { type Attributes, blockRestriction, shortcodeRestriction } from './restrictions';
import { rewriteBlocks, type RewrittenBlock } from './wordpress-blocks';

/** A pattern of WordPress: a text that other texts include by its id. */
export interface Pattern {
  readonly title: string;
  readonly text: string;
  /** Whether it is published, and without a password. */
  readonly isShown: boolean;
}

interface Source {
  readonly patterns: ReadonlyMap<string, Pattern>;
  readonly meta: ReadonlyMap<string, string>;
  readonly omissions: Omissions;
}

/** Matches a shortcode as WordPress reads it: up to the first closing bracket, with a name in any language. */
const SHORTCODE = /\[(\/?)([^\s\][<>&/="']+)([^\]]{0,1000})\]/g;

/** Blocks with templates for an empty list or for comments: no visitor saw their content in the text. */
const TEMPLATES = new Set(['query-no-results', 'comments', 'post-comments-form']);

/**
 * Reads a text of WordPress as strangers (visitors who were not signed in) saw it, with the patterns that it includes, as far as the text
 * and its blocks tell. It reports the parts that it leaves out.
 * @throws {ImportFileError} from `read`, when a text nests too deep
 */
export class PublicText {
  /** Whether the result may still contain text that a plugin hid from some visitors. */
  isDoubtful = false;
  #remainingText = maxImportedText;

  constructor(readonly source: Source) {}

  read(text: string): string {
    return this.#withoutRestrictedShortcodes(this.#blocks(withDecodedShortcodes(text), {}, []));
  }

  #blocks(text: string, overrides: Attributes, shown: readonly string[]): string {
    const lines = text.includes('<!-- wp:') ? markLines : undefined;
    return rewriteBlocks(text, (block) => this.#block(block, overrides, shown), lines);
  }

  #block(block: RewrittenBlock, overrides: Attributes, shown: readonly string[]): string {
    const { name, attributes, inner } = block;
    const restriction = TEMPLATES.has(name) ? 'cut' : blockRestriction(name, attributes);
    if (restriction === 'doubt') this.isDoubtful = true;
    if (restriction === 'cut') return this.#leave(name === 'block' ? this.#patternOf(block)?.title : inner);
    if (name === 'footnotes') return footnotesIn(this.source.meta.get('footnotes'));
    if (name === 'freeform') return markLines(inner);
    return name === 'block' ? this.#pattern(block, shown) : withBoundWords(block, overrides, this.source.meta);
  }

  #patternOf = ({ attributes }: RewrittenBlock): Pattern | undefined =>
    this.source.patterns.get(String(attributes['ref']));

  /** Writes a pattern into the text, unless the pattern shows itself or makes the text too long. */
  #pattern(block: RewrittenBlock, shown: readonly string[]): string {
    const id = String(block.attributes['ref']);
    const pattern = this.#patternOf(block);
    if (pattern?.isShown === false) return this.#leave(pattern.title);
    this.#remainingText -= pattern?.text.length ?? 0;
    if (!pattern || shown.includes(id) || this.#remainingText < 0) {
      this.source.omissions.add('block', 'pattern');
      return '';
    }
    return this.#blocks(pattern.text, overridesOf(block.attributes), [...shown, id]);
  }

  #leave(html = ''): '' {
    const words = plainWords(html.replaceAll(/<!--[^]*?-->/g, ' '));
    this.source.omissions.add('hidden', truncateText(words, 40) || '…');
    return '';
  }

  #withoutRestrictedShortcodes(text: string): string {
    if (!text.includes('[')) return text;
    const codes = [...text.matchAll(SHORTCODE)];
    const ends = new Map<string, number>();
    for (const [, slash, name = ''] of codes) if (slash) ends.set(name, (ends.get(name) ?? 0) + 1);
    let publicText = '';
    let from = 0;
    let cut: { readonly name: string; readonly start: number; depth: number } | undefined;
    for (const { 0: whole, 1: slash, 2: name = '', 3: attributes = '', index } of codes) {
      const isEnd = slash === '/';
      if (isEnd) ends.set(name, (ends.get(name) ?? 0) - 1);
      if (cut) {
        if (name !== cut.name || attributes.endsWith('/')) continue;
        cut.depth += isEnd ? -1 : 1;
        if (cut.depth > 0) continue;
        this.#leave(text.slice(cut.start, index));
        from = index + whole.length;
        cut = undefined;
        continue;
      }
      const restriction = isEnd ? undefined : shortcodeRestriction(name, attributes);
      const isClosed = (ends.get(name) ?? 0) > 0 && !attributes.endsWith('/');
      if (restriction === 'doubt') this.isDoubtful = true;
      if (restriction !== 'cut') continue;
      if (!isClosed) {
        this.isDoubtful ||= /paywall|only/.test(name);
        continue;
      }
      publicText += text.slice(from, index);
      cut = { name, start: index + whole.length, depth: 1 };
    }
    // A restriction that no tag closes hides the rest of the text.
    if (cut) this.#leave(text.slice(cut.start));
    return cut ? publicText : publicText + text.slice(from);
  }
}

/** Marks text outside of blocks, which comes from WordPress's classic editor, so that its lines become paragraphs. */
const markLines = (words: string): string =>
  /\S\s*\n\s*\S/.test(words) &&
  !/<\/?(?!(?:a|strong|b|em|i|span|br|img|code|s|del|u|sup|sub|small|mark)\b)[a-z]/i.test(words)
    ? `<div data-lines="">${words}</div>`
    : words;

interface Footnote {
  readonly id?: unknown;
  readonly content?: unknown;
}

/** Returns an article's notes, which WordPress stores as JSON in a field, as a list whose items link back to their numbers. */
function footnotesIn(field = ''): string {
  const notes = notesIn(field).flatMap(({ id, content }) =>
    typeof id === 'string' && typeof content === 'string'
      ? [`${tag('li', { id })}${content} ${tag('a', { href: `#${id}-link` })}↩</a></li>`]
      : [],
  );
  return notes.length > 0 ? `<ol>${notes.join('')}</ol>` : '';
}

function notesIn(field: string): readonly Footnote[] {
  try {
    const notes: unknown = JSON.parse(field);
    return Array.isArray(notes) ? (notes as Footnote[]) : [];
  } catch {
    return [];
  }
}
