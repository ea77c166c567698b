export type TokenKind = 'text' | 'tag' | 'attribute' | 'value' | 'comment' | 'entity';

export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

/** Matches comments, tags with their attributes, and entities. */
const pieces = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z](?:"[^"]*"?|'[^']*'?|[^"'>])*>?|&(?:#\d+|#x[\da-f]+|[a-z]\w*);/gi;
/** Matches the name of a tag or its end, values, names of attributes. */
const insideTag = /^<\/?[^\s/>]+|\/?>$|"[^"]*"?|'[^']*'?|[^\s"'=/>]+/g;

/** Splits HTML into tokens for syntax colours. The tokens joined together are the same text. */
export const highlightHtml = (html: string): Token[] =>
  split(html, pieces, (piece) => {
    if (piece.startsWith('<!--')) return [{ kind: 'comment', text: piece }];
    if (piece.startsWith('&')) return [{ kind: 'entity', text: piece }];
    return split(piece, insideTag, (part) => [{ kind: kindInTag(part), text: part }]);
  });

function kindInTag(part: string): TokenKind {
  if (/^["']/.test(part)) return 'value';
  return /^<|>$/.test(part) ? 'tag' : 'attribute';
}

/** The tokens of each match, and the text between them. */
function split(text: string, pattern: RegExp, tokensOf: (match: string) => readonly Token[]): Token[] {
  const tokens: Token[] = [];
  let position = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    tokens.push({ kind: 'text', text: text.slice(position, index) }, ...tokensOf(match));
    position = index + match.length;
  }
  return [...tokens, { kind: 'text' as const, text: text.slice(position) }].filter((token) => token.text !== '');
}
