import { box, disc } from './outlines';
import type { Shape } from './shape';

const every = (count: number, from: number, step: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(from + i * step)).join('');

const spark = (x: number, y: number, s: number): string =>
  `M${x} ${y - s}q${s * 0.15} ${s * 0.85} ${s} ${s}q${-s * 0.85} ${s * 0.15} ${-s} ${s}q${-s * 0.15} ${-s * 0.85} ${-s} ${-s}q${s * 0.85} ${-s * 0.15} ${s} ${-s}z`;

/** The scenes of covers: one for each category, as large as the picture. */
export const scenes = {
  conveyor: {
    fill: 'M-60 352h920v46h-920z',
    surface: 'night',
    body: 'M60 398h24v120h-24zM716 398h24v120h-24z',
    line: `M-60 352h920M-60 398h920M60 400v120M84 400v120M716 400v120M740 400v120`,
    solid: every(10, -11, 90, (x) => disc(x, 370, 12)),
  },
  screen: {
    body: box(70, 40, 660, 440, 18),
    solid: 'M70 84v-26q0-18 18-18h624q18 0 18 18v26z',
    line: `${box(70, 40, 660, 440, 18)}M70 84h660`,
    light: every(3, 100, 28, (x) => disc(x, 62, 7)),
  },
  record: {
    body: 'M110 450v-368q0-14 14-14h150q14 0 18 14l8 30h376q14 0 14 14v324z',
    fill: 'M110 112v-30q0-14 14-14h150q14 0 18 14l8 30z',
    surface: 'clay',
    line: 'M110 460v-378q0-14 14-14h150q14 0 18 14l8 30h376q14 0 14 14v334M560 216h92M560 262h92M560 308h58M560 384h92M140 92h92',
    accent: 'M112 164h576',
  },
  halo: {
    fill:
      spark(118, 110, 46) +
      spark(690, 330, 58) +
      spark(178, 372, 26) +
      spark(640, 84, 24) +
      spark(-40, 300, 40) +
      spark(850, 120, 44),
    surface: 'clay',
    body: disc(400, 225, 202),
    line: disc(400, 225, 202),
  },
  plan: {
    fill: 'M160 384a240 240 0 0 1 480 0z',
    surface: 'kraft',
    line: 'M40 384h720',
    accent:
      'M64 70v314M50 70h28M50 384h28M57 77l14-14M57 391l14-14M160 420h480M160 406v28M640 406v28M153 427l14-14M633 427l14-14',
  },
} as const satisfies Record<string, Shape>;
