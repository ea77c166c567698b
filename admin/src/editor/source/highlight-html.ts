export type TokenKind = 'text' | 'tag' | 'attribute' | 'value' | 'comment' | 'entity';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

const pieces =
  /(?<comment><!--[\s\S]*?(?:-->|$))|(?<tag><\/?[a-zA-Z][^\s/>]*)|(?<entity>&(?:#\d+|#x[\da-fA-F]+|[a-zA-Z]\w*);)/g;
const insideTag = /(?<value>"[^"]*"?|'[^']*'?)|(?<tag>\/?>)|(?<attribute>[^\s"'=/>]+)/g;

/**
 * Splits HTML into tokens for colours alone; joined again, the tokens are the same text.
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

/** Adds the tokens from a tag's name to its « > ». @returns the position after it */
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
