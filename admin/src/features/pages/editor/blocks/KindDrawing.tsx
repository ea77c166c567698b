/** The SVG attributes of each shape of a drawing. `sign` is a character; the other shapes are rectangles. */
const looks = {
  title: { fill: 'var(--ink)', rx: 1 },
  line: { fill: 'var(--muted)', fillOpacity: 0.55, rx: 1 },
  button: { fill: 'var(--action)', rx: 1.5 },
  box: { fill: 'var(--background)', stroke: 'var(--ink)', rx: 2.5 },
  picture: { fill: 'var(--moss)', stroke: 'var(--ink)', rx: 2.5 },
  ring: { fill: 'var(--clay)', stroke: 'var(--ink)', rx: 16 },
  dot: { fill: 'var(--teal)', rx: 16 },
  sign: { fill: 'var(--action)', fontWeight: 800 },
} as const;

type Shape = readonly [look: keyof typeof looks, x: number, y: number, width: number, height: number, sign?: string];

const at = (places: readonly (readonly [x: number, y: number])[], ...shapes: readonly Shape[]): Shape[] =>
  places.flatMap(([left, top]) => shapes.map(([look, x, y, ...size]): Shape => [look, left + x, top + y, ...size]));

const rows = [4, 13, 22].map((y) => [0, y] as const);
const columns = [3, 18, 33].map((x) => [x, 0] as const);

/** The drawing of each kind of block, on an area of 48 by 32. */
const drawings: Readonly<Record<string, readonly Shape[]>> = {
  hero: [
    ['title', 4, 6, 19, 4],
    ['title', 4, 12, 13, 4],
    ['line', 4, 19, 17, 2],
    ['button', 4, 24, 10, 4],
    ['picture', 27, 5, 17, 22],
  ],
  text: [
    ['title', 8, 4, 20, 3],
    ...at(
      [10, 15, 20].map((y) => [8, y]),
      ['line', 0, 0, 32, 2],
    ),
    ['line', 8, 25, 18, 2],
  ],
  call: [
    ['box', 4, 5, 40, 22],
    ['title', 12, 10, 24, 3],
    ['button', 16, 17, 16, 5],
  ],
  cards: at(columns, ['box', 0, 6, 12, 20], ['dot', 2, 9, 3, 3], ['title', 2, 15, 8, 2], ['line', 2, 20, 6, 2]),
  contact: at(rows, ['ring', 4, 0, 6, 6], ['title', 14, 2, 14, 2], ['button', 36, 1, 8, 4]),
  figures: [
    ['sign', 2, 20, 14, 12, '12'],
    ['sign', 21, 20, 14, 12, '5'],
    ['sign', 33, 20, 14, 12, '8'],
    ...at(columns, ['line', 0, 23, 10, 2]),
  ],
  gallery: at(
    [3, 17].flatMap((y) => columns.map(([x]) => [x, y] as const)),
    ['picture', 0, 0, 12, 11],
  ),
  flow: [
    ['title', 4, 4, 22, 4],
    ['picture', 4, 12, 18, 16],
    ...at(
      [
        [26, 12],
        [26, 19],
      ],
      ['dot', 0, 0, 3, 3],
      ['line', 6, 0.5, 12, 2],
    ),
    ['title', 26, 25, 14, 3],
  ],
  lists: at(
    [4, 26].flatMap((x) => [5, 13, 21].map((y) => [x, y] as const)),
    ['dot', 0, 0, 4, 4],
    ['line', 6, 1, 12, 2],
  ),
  logos: [
    ['ring', 4, 11, 10, 10],
    ['picture', 18, 12, 10, 8],
    ['title', 32, 13, 12, 6],
  ],
  picture: [
    ['box', 3, 4, 42, 24],
    ['picture', 26, 4, 19, 24],
    ['title', 7, 9, 14, 3],
    ['line', 7, 15, 15, 2],
    ['button', 7, 20, 8, 4],
  ],
  opening: [
    ['title', 4, 4, 36, 6],
    ['picture', 4, 14, 22, 14],
    ['line', 30, 15, 14, 2],
    ['button', 30, 21, 10, 4],
  ],
  related: at(rows, ['title', 4, 1, 16, 2], ['line', 4, 5, 40, 0.7], ['dot', 38, 0, 3, 3]),
  studies: at(rows, ['title', 4, 1, 18, 2], ['line', 4, 5, 40, 0.7], ['sign', 34, 4, 7, 7, '%']),
  prices: at(rows, ['title', 4, 2, 14, 2], ['sign', 35, 6, 9, 9, '€'], ['line', 4, 7, 40, 0.7]),
  questions: at(rows, ['sign', 5, 6, 9, 9, '?'], ['title', 14, 0, 26, 2], ['line', 14, 4, 20, 2]),
  quotation: [
    ['sign', 3, 19, 24, 24, '«'],
    ['title', 20, 8, 24, 3],
    ['title', 20, 14, 18, 3],
    ['line', 20, 22, 12, 2],
  ],
  steps: [
    ['line', 8, 10, 32, 1],
    ...at(columns, ['ring', 0, 5, 11, 11], ['line', 0, 20, 11, 2], ['line', 0, 24, 7, 2]),
    ['sign', 6.5, 13.5, 8, 8, '1'],
    ['sign', 21.2, 13.5, 8, 8, '2'],
    ['sign', 36.2, 13.5, 8, 8, '3'],
  ],
  team: at(columns, ['picture', 0, 13, 12, 10], ['ring', 2.5, 4, 7, 7], ['title', 1, 26, 10, 2]),
  terms: [
    ...at(rows, ['title', 4, 0, 8, 2], ['line', 4, 4, 17, 2]),
    ['box', 27, 5, 18, 22],
    ['line', 31, 11, 10, 2],
    ['line', 31, 16, 7, 2],
  ],
  testimonials: [
    ['box', 3, 4, 24, 24],
    ['sign', 6, 14, 14, 14, '«'],
    ['line', 7, 15, 16, 2],
    ['ring', 7, 20, 5, 5],
    ['box', 31, 4, 14, 11],
    ['box', 31, 17, 14, 11],
    ['ring', 34, 7, 5, 5],
    ['ring', 34, 20, 5, 5],
  ],
  video: [
    ['picture', 5, 4, 38, 24],
    ['ring', 17, 9, 14, 14],
    ['sign', 21, 20, 11, 11, '►'],
  ],
};

const plain: readonly Shape[] = [
  ['box', 4, 5, 40, 22],
  ['title', 9, 11, 18, 3],
  ['line', 9, 18, 28, 2],
];

/** A small drawing of a kind of block as it looks on the page. A kind without a drawing is shown as a frame with a title and a line. */
export function KindDrawing({ kind }: { readonly kind: string }) {
  return (
    <svg
      viewBox="0 0 48 32"
      width="72"
      height="48"
      aria-hidden="true"
      fontFamily="'Bricolage Grotesque Variable', sans-serif"
    >
      {(drawings[kind] ?? plain).map(([look, x, y, width, height, sign]) =>
        sign ? (
          <text key={`${x} ${y}`} x={x} y={y} fontSize={height} {...looks[look]}>
            {sign}
          </text>
        ) : (
          <rect key={`${look} ${x} ${y}`} x={x} y={y} width={width} height={height} {...looks[look]} />
        ),
      )}
    </svg>
  );
}
