/** A node of the parser's tree: its fields by their names. */
export type SqlNode = Readonly<Record<string, unknown>>;

export const isNode = (value: unknown): value is SqlNode => typeof value === 'object' && value !== null;

/** Yields every node of a tree with the name of its field, which is its kind. */
export function* nodesOf(tree: unknown): Generator<readonly [kind: string, node: SqlNode]> {
  if (!isNode(tree)) return;
  for (const [kind, child] of Object.entries(tree)) {
    if (isNode(child) && !Array.isArray(child)) yield [kind, child];
    yield* nodesOf(child);
  }
}

/** Stands for the part of a text that is known only at run time. */
export const UNKNOWN = '\u0001';

/** Returns every text that an expression builds, as far as the source shows it: it follows `||`, format() and `case`. */
export function textsOf(tree: unknown): string[] {
  if (!isNode(tree)) return [];
  const made = textOf(tree);
  if (made) return [...made.texts, ...made.rest.flatMap(textsOf)];
  return Object.values(tree).flatMap(textsOf);
}

interface Made {
  /** The possible texts: one for each branch of a `case`. */
  readonly texts: readonly string[];
  /** Expressions inside the built text that may contain further texts. */
  readonly rest: readonly unknown[];
}

const MOST_WAYS = 64;
const join = (left: Made, right: Made): Made => ({
  texts: left.texts.flatMap((start) => right.texts.map((end) => start + end)).slice(0, MOST_WAYS),
  rest: [...left.rest, ...right.rest],
});
const known = (text: string): Made => ({ texts: [text], rest: [] });
const unknown = (node: unknown): Made => ({ texts: [UNKNOWN], rest: [node] });

function textOf(node: SqlNode): Made | undefined {
  const { A_Const: constant, A_Expr: operation, FuncCall: call, CaseExpr: choice, TypeCast: cast } = node;
  if (isNode(constant) && isNode(constant['sval'])) return known(stringOf(constant['sval']['sval']));
  if (isNode(operation) && nameOf(operation['name']) === '||')
    return join(partOf(operation['lexpr']), partOf(operation['rexpr']));
  if (isNode(call) && nameOf(call['funcname']) === 'format') return formatted(listOf(call['args']));
  if (isNode(cast)) return isNode(cast['arg']) ? textOf(cast['arg']) : undefined;
  if (isNode(choice)) {
    const ways = listOf(choice['args']).map((way) => (isNode(way) && isNode(way['CaseWhen']) ? way['CaseWhen'] : {}));
    const results = [...ways.map((way) => way['result']), choice['defresult']].map((result) =>
      isNode(result) ? textOf(result) : undefined,
    );
    if (results.every((result) => result === undefined)) return undefined;
    const made = results.flatMap((result) => result ?? []);
    return {
      texts: made.flatMap(({ texts }) => texts),
      rest: [...made.flatMap(({ rest }) => rest), ...ways.map((way) => way['expr'])],
    };
  }
  return undefined;
}

const partOf = (node: unknown): Made => (isNode(node) && textOf(node)) || unknown(node);

/** Returns the result of a call of `format()`, with the texts of the arguments where the source shows them. */
function formatted([template, ...given]: readonly unknown[]): Made {
  const { texts, rest } = partOf(template);
  let next = 0;
  const argument = (position: string | undefined): unknown => {
    if (position !== undefined) next = Number(position) - 1;
    return given[next++];
  };
  const made = texts.map((text) => {
    next = 0;
    const parts = text.split(/(%%|%(?:\d+\$)?-?\d*[sIL])/);
    return parts
      .map((part): Made => {
        const [, position, kind] = /^%(?:(\d+)\$)?-?\d*([sIL])$/.exec(part) ?? [];
        if (part === '%%') return known('%');
        if (kind === undefined) return known(part);
        const value = argument(position);
        if (kind === 's') return partOf(value);
        return { texts: [kind === 'I' ? 'x' : "'x'"], rest: [value] };
      })
      .reduce(join, known(''));
  });
  return { texts: made.flatMap((one) => one.texts), rest: [...rest, ...made.flatMap((one) => one.rest)] };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Returns a string of the tree. An empty one has no value there. */
export const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the last part of a name, such as that of an operator or a function. */
function nameOf(parts: unknown): string {
  const last = listOf(parts).at(-1);
  return isNode(last) && isNode(last['String']) ? stringOf(last['String']['sval']) : '';
}
