import type { PictureSize } from '@agency-site/domain/media';

export const shapes = ['16:9', '4:3', '1:1', '3:4', '9:16'] as const;

/** A part of a picture, in pixels of the picture. */
export interface Part extends PictureSize {
  readonly left: number;
  readonly top: number;
}

/** The start of a part along one axis: the part is centred on the point, but stays inside the edges of the picture. */
const start = (whole: number, part: number, at: number): number =>
  Math.round(Math.min(Math.max((whole * at) / 100 - part / 2, 0), whole - part));

/**
 * The part of a picture that has a shape. It is centred on a point, but stays inside the edges of the picture.
 * @param percent the size of the part, in percent of the largest part of that shape
 * @param point in hundredths of the width and height of the picture
 */
export function partOf(
  picture: PictureSize,
  shape: string,
  percent: number,
  point: { readonly x: number; readonly y: number },
): Part {
  const [across = 1, down = 1] = shape.split(':').map(Number);
  const unit = (Math.min(picture.width / across, picture.height / down) * percent) / 100;
  const width = Math.max(1, Math.round(unit * across));
  const height = Math.max(1, Math.round(unit * down));
  return { width, height, left: start(picture.width, width, point.x), top: start(picture.height, height, point.y) };
}
