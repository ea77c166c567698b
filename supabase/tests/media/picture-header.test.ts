// @module-tag spec-10-8
import { readPictureHeader } from '@agency-site/domain/picture-header';
import { expect, test } from 'vitest';
import { gif, jpeg, png, webp } from '../../../server/tests/pictures';

test.each([
  ['PNG', png(640, 480), 'image/png'],
  ['GIF', gif(640, 480), 'image/gif'],
  ['JPEG', jpeg(640, 480), 'image/jpeg'],
  ['lossy WebP', webp('VP8 ', 640, 480), 'image/webp'],
  ['lossless WebP', webp('VP8L', 640, 480), 'image/webp'],
  ['extended WebP', webp('VP8X', 640, 480), 'image/webp'],
])('the header of a %s gives type and size', (_, bytes, type) => {
  expect(readPictureHeader(bytes)).toEqual({ type, width: 640, height: 480 });
});

test.each([
  ['nothing', Buffer.alloc(0)],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page that begins like a JPEG', Buffer.from('\u00FF\u00D8<html>', 'latin1')],
  ['a JPEG whose segments have no length', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xc0])],
  ['a JPEG without a frame', jpeg(640, 480).subarray(0, 8)],
  ['a GIF of no height', gif(640, 0)],
  ['a PNG cut short', png(640, 480).subarray(0, 18)],
  ['a PDF', Buffer.from('%PDF-1.7')],
  ['a sound', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
])('%s is no picture', (_, bytes) => {
  expect(readPictureHeader(bytes)).toBeUndefined();
});

test.each([
  [1, 640, 480],
  [3, 640, 480],
  [6, 480, 640],
  [8, 480, 640],
])('a JPEG that Exif turns by %i has the size that it is shown in', (orientation, width, height) => {
  const exif = Buffer.from(
    `ffe100224578696600004d4d002a0000000800010112000300000001000${orientation}000000000000`,
    'hex',
  );
  const whole = jpeg(640, 480);
  const turned = Buffer.concat([whole.subarray(0, 2), exif, whole.subarray(2)]);
  expect(readPictureHeader(turned)).toEqual({ type: 'image/jpeg', width, height });
});

test.each([
  [1, 640, 480],
  [6, 480, 640],
])('a PNG that Exif turns by %i has the size that it is shown in', (orientation, width, height) => {
  const exif = Buffer.from(`4d4d002a0000000800010112000300000001000${orientation}000000000000`, 'hex');
  const whole = png(640, 480);
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, exif.length]), Buffer.from('eXIf'), exif, Buffer.alloc(4)]);
  const turned = Buffer.concat([whole.subarray(0, 33), chunk, whole.subarray(33)]);
  expect(readPictureHeader(turned)).toEqual({ type: 'image/png', width, height });
  expect(readPictureHeader(turned.subarray(0, 50))).toEqual({ type: 'image/png', width: 640, height: 480 });
});

test.each([
  ['leads out of the file', 'ffe100224578696600004d4d002a7fffffff00010112000300000001000600000000'],
  ['says more entries than it has', 'ffe100224578696600004d4d002a00000008ffff0113000300000001000600000000'],
])('a JPEG whose Exif %s has the size of its frame', (_, exif) => {
  const whole = jpeg(640, 480);
  const damaged = Buffer.concat([whole.subarray(0, 2), Buffer.from(`${exif}0000`, 'hex'), whole.subarray(2)]);
  expect(readPictureHeader(damaged)).toEqual({ type: 'image/jpeg', width: 640, height: 480 });
});

test('a header is found in the middle of a larger buffer', () => {
  const within = Buffer.concat([Buffer.from('before'), png(3, 2)]).subarray(6);
  expect(readPictureHeader(within)).toMatchObject({ width: 3, height: 2 });
});
