/** A valid GIF with a number of frames. */
export function gifOf(frames: number, name = 'Élan d’atelier.gif'): File {
  const frame = [0x21, 0xf9, 4, 0, 10, 0, 0, 0, 0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 1, 0];
  const header = new Uint8Array([2, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]);
  const content = Array.from({ length: frames }, () => new Uint8Array(frame));
  return new File(['GIF89a', header, ...content, new Uint8Array([0x3b])], name, { type: 'image/gif' });
}

/** The header of a PNG with this size. */
export function pngOf(width: number, height: number): File {
  const bytes = new Uint8Array(40);
  bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
  new DataView(bytes.buffer).setUint32(16, width);
  new DataView(bytes.buffer).setUint32(20, height);
  return new File([bytes], 'IMG_2043.png', { type: 'image/png' });
}

const chunk = (name: string, data: readonly number[]) => [
  ...new Uint8Array(new Uint32Array([data.length]).buffer).toReversed(),
  ...Array.from(name, (sign) => sign.charCodeAt(0)),
  ...data,
  0,
  0,
  0,
  0,
];

/** An animated PNG of 2 × 1 pixels with a number of frames, made of its chunks only. */
export function movingPngOf(frames: number): File {
  const start = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  const header = chunk('IHDR', [0, 0, 0, 2, 0, 0, 0, 1, 8, 6, 0, 0, 0]);
  const pictures = Array.from({ length: frames }, (_, index) => [
    ...chunk('fcTL', Array(26).fill(0)),
    ...chunk(index ? 'fdAT' : 'IDAT', [0]),
  ]);
  const bytes = [
    ...start,
    ...header,
    ...chunk('acTL', [0, 0, 0, frames, 0, 0, 0, 0]),
    ...pictures.flat(),
    ...chunk('IEND', []),
  ];
  return new File([new Uint8Array(bytes)], 'anim.png', { type: 'image/png' });
}

const part = (name: string, data: readonly number[]) => [
  ...Array.from(name, (sign) => sign.charCodeAt(0)),
  ...new Uint8Array(new Uint32Array([data.length]).buffer),
  ...data,
];

/** An animated WebP of 2 × 1 pixels with a number of frames, made of its chunks only. */
export function movingWebpOf(frames: number): File {
  const pictures = Array.from({ length: frames }, () => part('ANMF', Array(24).fill(0)));
  const body = [...part('VP8X', [2, 0, 0, 0, 1, 0, 0, 0, 0, 0]), ...part('ANIM', Array(6).fill(0)), ...pictures.flat()];
  const webp = [...Array.from('WEBP', (sign) => sign.charCodeAt(0)), ...body];
  return new File([new Uint8Array(part('RIFF', webp))], 'anim.webp', { type: 'image/webp' });
}
