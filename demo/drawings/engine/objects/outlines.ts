/** The outline of a rounded rectangle. */
export const box = (x: number, y: number, w: number, h: number, r = 8): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`;

/** The outline of a disc, or of an ellipse. */
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

/** Lines of writing, one under the other. */
export const lines = (x: number, y: number, widths: readonly number[], step = 24): string =>
  widths.map((width, i) => `M${x} ${y + i * step}h${width}`).join('');
