export type TokenKind = 'text' | 'tag' | 'attribute' | 'value' | 'comment' | 'entity';

/** A piece of HTML and what it is. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const pieces =
  /(?<comment><!--[\s\S]*?(?:-->|$))|(?<tag><\/?[a-zA-Z][^\s/>]*)|(?<entity>&(?:#\d+|#x[\da-fA-F]+|[a-zA-Z]\w*);)/g;
const insideTag = /(?<value>"[^"]*"?|'[^']*'?)|(?<tag>\/?>)|(?<attribute>[^\s"'=/>]+)/g;

/**
 * Cuts HTML into coloured pieces; put together they are the text again, to the letter, whatever it is. For the eye
 * only: nothing is decided from it.
 */
export function highlightHtml(html: string): Token[] {
  const tokens: Token[] = [];
  const add = (kind: TokenKind, text: string) => text && tokens.push({ kind, text });
  let position = 0;
  pieces.lastIndex = 0;
  for (let match = pieces.exec(html); match; match = pieces.exec(html)) {
    add('text', html.slice(position, match.index));
    const { comment, entity } = match.groups ?? {};
    add(comment ? 'comment' : entity ? 'entity' : 'tag', match[0]);
    position = pieces.lastIndex;
    if (!comment && !entity) {
      position = addAttributes(html, position, add);
      pieces.lastIndex = position;
    }
  }
  add('text', html.slice(position));
  return tokens;
}

/** From after the tag's name to after its « > ». @returns where that is */
function addAttributes(html: string, from: number, add: (kind: TokenKind, text: string) => unknown): number {
  let position = from;
  insideTag.lastIndex = from;
  for (let match = insideTag.exec(html); match; match = insideTag.exec(html)) {
    add('text', html.slice(position, match.index));
    const { value, tag } = match.groups ?? {};
    add(value ? 'value' : tag ? 'tag' : 'attribute', match[0]);
    position = insideTag.lastIndex;
    if (tag?.endsWith('>')) break;
  }
  return position;
}
