import { maxMediaBytes, mediaNameShape } from '@agency/supabase/media';
import { describe, expect, it } from 'vitest';
import { gifOf, pngOf } from '../../../tests/picture-files';
import { targetSize } from './check-picture';
import { preparePicture } from './prepare-picture';

/** Replaces the canvas, which jsdom does not have. */
const drawn =
  (bytes: number, type = 'image/webp') =>
  () =>
    Promise.resolve({ blob: new Blob([new Uint8Array(bytes)], { type }), width: 1600, height: 900 });
const neverDrawn = () => Promise.reject(new Error('drawn'));

describe('a chosen file', () => {
  it('is resized, with a name made of the file name, the size and a random part (§10.8)', async () => {
    const { name, blob } = await preparePicture(pngOf(4000, 2250), drawn(1000));
    expect(name).toMatch(/^img-2043-1600x900-[0-9a-f]{8}\.webp$/);
    expect(name).toMatch(mediaNameShape);
    expect(blob.size).toBe(1000);
    expect((await preparePicture(pngOf(4000, 2250), drawn(1000))).name).not.toBe(name);
  });

  it('may have any file name', async () => {
    for (const fileName of ['..png', '日本.png', `${'é'.repeat(300)}.png`, '../../etc/passwd', '-.-']) {
      const file = new File([pngOf(10, 10)], fileName, { type: 'image/png' });
      expect((await preparePicture(file, drawn(10, 'image/png'))).name).toMatch(mediaNameShape);
    }
  });

  it('stays unchanged when it is an animation (§10.8)', async () => {
    const animation = gifOf(2);
    expect(await preparePicture(animation, neverDrawn)).toEqual({
      name: expect.stringMatching(/^elan-datelier-2x1-[0-9a-f]{8}\.gif$/),
      blob: animation,
    });
    await expect(preparePicture(gifOf(1), neverDrawn)).rejects.toThrow('drawn');
  });

  it.each([
    ['an SVG', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), /SVG/],
    ['more pixels than any screen', pngOf(30_000, 30_000), /40.millions de pixels/],
    ['50 MB', new File([new Uint8Array(50 * 1024 * 1024)], 'a.png', { type: 'image/png' }), /40.Mo/],
    [
      'a heavy animation',
      new File([gifOf(2), new Uint8Array(maxMediaBytes)], 'a.gif', { type: 'image/gif' }),
      /animée pèse 5.Mo/,
    ],
  ])('is refused when it is %s (§10.8)', async (_, file, reason) => {
    await expect(preparePicture(file, neverDrawn)).rejects.toThrow(reason);
  });

  it('is refused when it is too heavy after the resize (§10.8)', async () => {
    await expect(preparePicture(pngOf(10, 10), drawn(maxMediaBytes + 1))).rejects.toThrow(/Même réduite/);
  });
});

it.each([
  [4000, 2250, 1600, 900],
  [800, 450, 800, 450],
  [1000, 20_000, 400, 8000],
  [30_000, 1, 1600, 1],
])('%i × %i pixels are resized to %i × %i (§10.8)', (width, height, newWidth, newHeight) => {
  expect(targetSize({ width, height })).toEqual({ width: newWidth, height: newHeight });
});
