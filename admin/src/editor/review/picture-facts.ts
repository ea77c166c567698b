import { dark, light } from '@agency-site/brand/colours';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import type { SavedText } from '../TextAsSaved';
import type { reviewText } from './text-review';

/** The bytes that visitors load for a picture, and the backgrounds of the site on which they would hardly see it. */
export interface PictureFacts {
  readonly src: string;
  /** Undefined for a picture that could not be read, because it is on another site or missing. */
  readonly bytes: number | undefined;
  readonly faintOn: readonly string[];
}

/** @returns undefined while the pictures are being analysed */
export function usePictureFacts(sources: readonly string[]): readonly PictureFacts[] | undefined {
  const { data } = useQuery({
    queryKey: pictureFactsKey(sources),
    queryFn: () =>
      Promise.all(sources.map((src) => factsOf(src).catch(() => ({ src, bytes: undefined, faintOn: [] })))),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return data;
}

const pictureFactsKey = (sources: readonly string[]) => ['picture-facts', sources] as const;

/** Returns the facts that `usePictureFacts` has cached for these pictures, if any; it analyses nothing. */
export const knownPictureFacts = (queries: QueryClient, sources: readonly string[]) =>
  queries.getQueryData<readonly PictureFacts[]>(pictureFactsKey(sources));

/** The addresses of the pictures of a page: its featured one, and those of its text. */
export const picturesOf = (
  { featured_image_url: first }: Pick<SavedText, 'featured_image_url'>,
  { pictures }: ReturnType<typeof reviewText>,
): string[] => [...(first ? [first] : []), ...pictures];

async function factsOf(src: string): Promise<PictureFacts> {
  const answer = await fetch(src);
  if (!answer.ok) throw new Error(`A picture answered ${answer.status}`);
  const blob = await answer.blob();
  // The server compresses SVG drawings, so only the header has the bytes sent. Drawings of the site have a background of their own.
  const isDrawing = blob.type.includes('svg');
  return {
    src,
    bytes: (isDrawing && Number(answer.headers.get('content-length'))) || blob.size,
    faintOn: isDrawing ? [] : faintGrounds(await pixelsOf(blob)),
  };
}

/** Pictures are reduced to this width and height in pixels, those of the smallest logo, before their colours are compared. */
const side = 48;

async function pixelsOf(blob: Blob): Promise<Uint8ClampedArray> {
  const bitmap = await createImageBitmap(blob, { resizeWidth: side, resizeHeight: side });
  const context = new OffscreenCanvas(side, side).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context?.getImageData(0, 0, side, side).data ?? new Uint8ClampedArray();
}

/** The red, green and blue of `#FFFDF9`. */
const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** WCAG 1.4.11: the contrast that a graphic needs against the colours beside it. */
const leastContrast = 3;

/**
 * Finds the backgrounds of the site, light and dark, on which a picture without a background of its own would hardly be visible, because
 * less than a fifth of its pixels have the contrast that WCAG asks of graphics.
 * @param pixels red, green, blue and opacity of each pixel, from 0 to 255
 * @returns « clair », « sombre », both or neither
 */
export function faintGrounds(pixels: Uint8ClampedArray): readonly string[] {
  const luminances: number[] = [];
  for (let at = 0; at < pixels.length; at += 4)
    if ((pixels[at + 3] ?? 0) > 127) luminances.push(luminance(pixels.subarray(at, at + 3)));
  if (luminances.length === 0 || luminances.length > (pixels.length / 4) * 0.95) return [];
  return Object.entries({ clair: light, sombre: dark }).flatMap(([name, { background }]) => {
    const ground = luminance(channels(background));
    const clear = luminances.filter((one) => contrast(one, ground) >= leastContrast);
    return clear.length < luminances.length / 5 ? [name] : [];
  });
}

const contrast = (one: number, other: number): number => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The relative luminance of a colour, as WCAG defines it. */
function luminance(colour: ArrayLike<number>): number {
  const [red = 0, green = 0, blue = 0] = Array.from(colour, (value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
