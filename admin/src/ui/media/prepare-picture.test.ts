// @module-tag spec-10-8
import { crc32 } from 'node:zlib';
import { maxMediaBytes, mediaNamePattern, smallMediaName } from '@agency-site/domain/media';
import { describe, expect, it } from 'vitest';
import { gifOf, movingPngOf, movingWebpOf, pngOf } from '../../../tests/picture-files';
import { targetSize } from './check-picture';
import { pictureName, preparePicture } from './prepare-picture';

/** Replaces the canvas, which jsdom does not have. */
const drawn =
  (bytes: number, type = 'image/webp') =>
  () =>
    Promise.resolve({ blob: new Blob([new Uint8Array(bytes)], { type }), width: 1600, height: 900, small });
const small = new Blob(['small'], { type: 'image/webp' });
const neverDrawn = () => Promise.reject(new Error('drawn'));
const contentOf = async (file: File, type?: string) => (await preparePicture(file, drawn(10, type))).content;
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
const named = (file: File, name: string) => new File([file], name, { type: file.type });

describe('a chosen file', () => {
  it('is resized, with a name made of the file name, the size and digits of its content', async () => {
    const prepared = await preparePicture(pngOf(4000, 2250), drawn(1000));
    const name = pictureName(prepared, []);
    expect(name).toMatch(/^img-2043-1600x900-[0-9a-f]{8}\.webp$/);
    expect(name).toMatch(mediaNamePattern);
    expect(prepared).toMatchObject({ blob: { size: 1000 }, small });
    expect(smallMediaName(name, small.type)).toBe(name.replace('.webp', '-small.webp'));
  });

  it('has digits of its content: the same under another name or browser, others after a change', async () => {
    const content = await contentOf(pngOf(10, 10));
    expect(await contentOf(named(pngOf(10, 10), 'autre.png'), 'image/jpeg')).toBe(content);
    expect(await contentOf(pngOf(10, 11))).not.toBe(content);
  });

  it('is numbered beside pictures of its content and name, whatever their type', async () => {
    const prepared = await preparePicture(pngOf(10, 10), drawn(10));
    const first = pictureName(prepared, ['autre-1600x900-3f9a1c2e.webp']);
    const second = pictureName(prepared, [first.replace('.webp', '.jpg')]);
    expect(second).toBe(first.replace('2043-', '2043-2-'));
    expect(pictureName(prepared, [second, first])).toBe(first.replace('2043-', '2043-3-'));
    const unnamed = await preparePicture(named(pngOf(10, 10), '日本.png'), drawn(10));
    expect(pictureName(unnamed, [pictureName(unnamed, [])])).toMatch(/^2-1600x900-/);
  });

  it('may have any file name', async () => {
    for (const fileName of ['..png', '日本.png', `${'é'.repeat(300)}.png`, '../../etc/passwd', '-.-']) {
      const prepared = await preparePicture(named(pngOf(10, 10), fileName), drawn(10, 'image/png'));
      expect(pictureName(prepared, [])).toMatch(mediaNamePattern);
    }
  });

  it('stays unchanged when it is an animation, beside a small file that stands still', async () => {
    const animation = gifOf(2);
    const prepared = await preparePicture(animation, drawn(1000));
    expect(await bytesOf(prepared.blob)).toEqual(await bytesOf(animation));
    expect(prepared.small).toBe(small);
    expect(pictureName(prepared, [])).toMatch(/^elan-datelier-2x1-[0-9a-f]{8}\.gif$/);
    expect((await preparePicture(animation, neverDrawn)).small).toBeUndefined();
    await expect(preparePicture(gifOf(1), neverDrawn)).rejects.toThrow('drawn');
  });

  it.each([movingPngOf, movingWebpOf])('keeps moving whatever its format: %o', async (fileOf) => {
    const animation = fileOf(3);
    const prepared = await preparePicture(animation, drawn(1000));
    expect(await bytesOf(prepared.blob)).toEqual(await bytesOf(animation));
    expect(prepared).toMatchObject({ blob: { type: animation.type }, small, size: { width: 2, height: 1 } });
    expect(pictureName(prepared, [])).toMatch(/^anim-2x1-[0-9a-f]{8}\.(png|webp)$/);
    await expect(preparePicture(fileOf(1), neverDrawn)).rejects.toThrow('drawn');
    const grownTo = (bytes: number) =>
      new File([animation, new Uint8Array(bytes - animation.size)], animation.name, { type: animation.type });
    expect(await preparePicture(grownTo(maxMediaBytes), drawn(1000))).toMatchObject({ size: { width: 2 } });
    await expect(preparePicture(grownTo(maxMediaBytes + 1), neverDrawn)).rejects.toThrow(/animée pèse 5.Mo/);
  });

  it.each([gifOf, movingPngOf, movingWebpOf])(
    'is refused, and does not become still, without its end: %o',
    async (fileOf) => {
      const whole = fileOf(3);
      const cut = new File([whole.slice(0, -1)], whole.name, { type: whole.type });
      await expect(preparePicture(cut, drawn(10))).rejects.toThrow('Il manque la fin de cette animation');
    },
  );

  it('keeps the turn that browsers give an animation, and its size as shown', async () => {
    const bytes = await bytesOf(movingPngOf(2));
    const turn = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
    const exifOf = (more: string) => {
      const content = Buffer.concat([Buffer.from('eXIf'), turn, Buffer.from(more)]);
      const numbers = Buffer.alloc(8);
      numbers.writeUInt32BE(content.length - 4);
      numbers.writeUInt32BE(crc32(content), 4);
      return Buffer.concat([numbers.subarray(0, 4), content, numbers.subarray(4)]);
    };
    const fileOf = (exif: Buffer) =>
      new File([bytes.slice(0, 33), new Uint8Array(exif), bytes.slice(33)], 'a.png', { type: 'image/png' });
    const { blob, size } = await preparePicture(fileOf(exifOf('a place')), neverDrawn);
    expect(size).toEqual({ width: 1, height: 2 });
    expect(await bytesOf(blob)).toEqual(await bytesOf(fileOf(exifOf(''))));
  });

  it.each([
    ['avis', 'mif1msf1'],
    ['avif', 'mif1avis'],
  ])('is refused with a sentence when it is an animation that nothing keeps moving: %s, %s', async (brand, others) => {
    const avif = new File([`\0\0\0\u0018ftyp${brand}\0\0\0\0${others}`], 'a.avif', { type: 'image/avif' });
    await expect(preparePicture(avif, drawn(10))).rejects.toThrow('Une animation AVIF ou HEIC perdrait son mouvement');
  });

  it('removes from an animation the place and the author that programs wrote into it', async () => {
    const animation = await bytesOf(gifOf(2));
    const comment = [0x21, 0xfe, 5, ...new TextEncoder().encode('place'), 0];
    const commented = new File([animation.slice(0, 19), new Uint8Array(comment), animation.slice(19)], 'a.gif', {
      type: 'image/gif',
    });
    expect(await bytesOf((await preparePicture(commented, neverDrawn)).blob)).toEqual(animation);
  });

  it.each([
    ['empty', new File([], 'a.jpg', { type: 'image/jpeg' }), /Ce fichier est vide/],
    ['an SVG', new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }), /SVG/],
    ['more pixels than any screen', pngOf(30_000, 30_000), /120.millions de pixels/],
    ['50 MB', new File([new Uint8Array(50 * 1024 * 1024)], 'a.png', { type: 'image/png' }), /40.Mo/],
    [
      'a heavy animation',
      new File([gifOf(2), new Uint8Array(maxMediaBytes)], 'a.gif', { type: 'image/gif' }),
      /animée pèse 5.Mo/,
    ],
  ])('is refused when it is %s', async (_, file, reason) => {
    await expect(preparePicture(file, neverDrawn)).rejects.toThrow(reason);
  });

  it('is refused when it is too heavy after the resize', async () => {
    await expect(preparePicture(pngOf(10, 10), drawn(maxMediaBytes + 1))).rejects.toThrow(/Même réduite/);
  });
});

it.each([
  [4000, 2250, 1600, 900],
  [800, 450, 800, 450],
  [1000, 20_000, 400, 8000],
  [30_000, 1, 1600, 1],
])('%i × %i pixels are resized to %i × %i', (width, height, newWidth, newHeight) => {
  expect(targetSize({ width, height })).toEqual({ width: newWidth, height: newHeight });
});
