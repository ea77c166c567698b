// @module-tag spec-10-8
import { beforeAll, expect, test } from 'vitest';
import { gif, jpeg, png, webp } from '../../../server/tests/pictures';
import { useTestSupabase } from '../../../server/tests/test-supabase';
import { mediaClient, type MediaClient } from './media-api';

const supabase = useTestSupabase();
let administrator: MediaClient;
let stranger: MediaClient;
beforeAll(async () => {
  administrator = mediaClient(supabase, await supabase.signIn('administrator'));
  stranger = mediaClient(supabase);
});

/** Exif of a rotated camera: orientation 6, with a place, 48° 51′ north. */
const exif = Buffer.from(
  [
    '4d4d002a00000008', // Big-endian; the first directory is at 8.
    '0002',
    '011200030000000100060000',
    '882500040000000100000026', // Its GPS directory is at 38.
    '00000000',
    '0002',
    '00010002000000024e000000', // North.
    '000200050000000300000044',
    '00000000',
    '000000300000000100000033000000010000000000000001',
  ].join(''),
  'hex',
);
const place = exif.subarray(-24);
const words = Buffer.from('PLACE 48.85 2.35, Camille');
const between = (length: Buffer, ...parts: readonly Buffer[]) =>
  Buffer.concat([...parts.slice(0, 1), length, ...parts.slice(1)]);

const short = (value: number): Buffer => Buffer.from([value >> 8, value & 255]);
const long = (value: number): Buffer => Buffer.from([0, 0, value >> 8, value & 255]);
const segment = (marker: number, data: Buffer): Buffer =>
  between(short(data.length + 2), Buffer.from([0xff, marker]), data);
const pngChunk = (name: string, data: Buffer, checksum = Buffer.alloc(4)): Buffer =>
  Buffer.concat([long(data.length), Buffer.from(name), data, checksum]);
const webpChunk = (name: string, data: Buffer): Buffer =>
  Buffer.concat(
    [Buffer.from(name), long(data.length).toReversed(), data, Buffer.alloc(data.length % 2)].map((part) =>
      Buffer.from(part),
    ),
  );
const inserted = (bytes: Buffer, at: number, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([bytes.subarray(0, at), ...parts, bytes.subarray(at)]);

/** Compressed data of a scan: a stuffed FF, a restart, then the end. */
const scan = Buffer.from([0xff, 0xda, 0, 3, 1, 0x12, 0xff, 0, 0x34, 0xff, 0xd1, 0x56]);
const upright = jpeg(20, 10);
// This file lacks the padding before the marker, which no reader needs.
const frame = Buffer.concat([upright.subarray(2, 8), upright.subarray(9, -2)]);
const photograph = Buffer.concat([
  upright.subarray(0, 2),
  segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif])),
  segment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), words])),
  segment(0xe2, Buffer.from('ICC_PROFILE\0\u0001\u0001colours')),
  segment(0xed, words),
  segment(0xfe, words),
  upright.subarray(2, -2),
  scan,
  upright.subarray(-2),
  // Some cameras write another photograph after the end.
  photographOfItsOwn(),
]);
function photographOfItsOwn(): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), exif])),
    words,
  ]);
}
const onlyOrientation = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex');

const extended = webp('VP8X', 20, 10);
extended[20] = 0b1100;
const withMetadata = inserted(extended, 40, webpChunk('EXIF', exif), webpChunk('XMP ', words));
withMetadata.writeUInt32LE(withMetadata.length - 8, 4);
const silent = Buffer.from(extended);
silent[20] = 0;

test.each([
  [
    'photo.jpg',
    photograph,
    Buffer.concat([
      upright.subarray(0, 2),
      onlyOrientation,
      segment(0xe2, Buffer.from('ICC_PROFILE\0\u0001\u0001colours')),
      frame,
      scan,
      upright.subarray(-2),
    ]),
  ],
  [
    'photo.png',
    Buffer.concat([inserted(png(20, 10), 33, pngChunk('eXIf', exif), pngChunk('tEXt', words)), words]),
    inserted(png(20, 10), 33, pngChunk('eXIf', onlyOrientation.subarray(10), Buffer.from('d6674b69', 'hex'))),
  ],
  ['photo.webp', Buffer.concat([withMetadata, words]), silent],
  [
    'photo.gif',
    inserted(gif(20, 10), 13, Buffer.from([0x21, 0xfe, words.length]), words, Buffer.alloc(1)),
    gif(20, 10),
  ],
])('where and by whom %s was taken is not published, nor kept', async (name, sent, served) => {
  expect(sent.includes(words), 'the picture that is sent tells it').toBe(true);
  expect((await administrator.upload(name, new Uint8Array(sent))).status).toBe(200);
  const body = (await stranger.send('GET', `object/public/media/${name}`)).body as Buffer;
  expect(body.includes(place)).toBe(false);
  expect(body.includes(words)).toBe(false);
  expect(body).toEqual(served);
});

test.each([
  ['coupee.jpg', photograph.subarray(0, 60)],
  ['coupee.png', png(20, 10).subarray(0, -2)],
  ['coupee.webp', withMetadata.subarray(0, 50)],
  ['coupee.gif', gif(20, 10).subarray(0, -1)],
])('%s, which is cut short, is refused', async (name, bytes) => {
  expect((await administrator.upload(name, new Uint8Array(bytes))).status).toBe(415);
});
