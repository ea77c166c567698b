import { box, disc, lines } from './outlines';
import type { Shape } from './shape';

const keyCap = (x: number, y: number): string => disc(x, y, 11, 8);
const keyRow = (y: number, from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => keyCap(from + i * 36, y)).join('');
const bubble = 'M70-134h166q22 0 22 22v84q0 22-22 22h-112l-50 42 6-42h-10q-22 0-22-22v-84q0-22 22-22z';
const machine = 'M-186 150l26-120q4-16 20-16h280q16 0 20 16l26 120z';
const crate = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;

/** Machines and furniture that an article can be about, as large as its cover. */
export const appliances = {
  handset: {
    body: `${box(-98, -158, 168, 316, 26)}${bubble}`,
    fill: 'M-82-120h136v226h-136z',
    solid: bubble,
    line: `${box(-98, -158, 168, 316, 26)}M-82-120h136M-82 106h136M-30-138h32M-26 132h24${bubble}`,
    light: `M84-98h132M84-68h132M84-38h70`,
  },
  safe: {
    body: `${box(-190, -140, 260, 270, 14)}M70-130l96-34v310l-96-24zM-160 130h50v20h-50zM-10 130h50v20h-50z`,
    fill: 'M70-130l96-34v310l-96-24z',
    solid: box(-162, -112, 204, 214, 8),
    line: `${box(-190, -140, 260, 270, 14)}${box(-162, -112, 204, 214, 8)}M70-130l96-34v310l-96-24zM-160 132v18h50v-18M-10 132v18h50v-18${disc(120, -8, 20, 34)}M120-56v96M98-20l44 24M98 4l44-24`,
  },
  hardDisk: {
    body: box(-62, -76, 124, 152, 10),
    fill: disc(0, -16, 44),
    line: `${box(-62, -76, 124, 152, 10)}${disc(0, -16, 44)}${disc(0, -16, 10)}M44 56l-28-52M-44 54h40`,
  },
  shelf: {
    body: 'M-220-150h440v300h-440z',
    fill: crate(-190, -126, 96, 82) + crate(92, -108, 100, 64) + crate(20, 16, 150, 88),
    solid: crate(-66, -92, 76, 48) + crate(-192, 30, 88, 74),
    line: `M-220-152v304M220-152v304M-220-44h440M-220-32h440M-220 104h440M-220 116h440${crate(-190, -126, 96, 82)}${crate(-66, -92, 76, 48)}${crate(92, -108, 100, 64)}${crate(20, 16, 150, 88)}${crate(-192, 30, 88, 74)}${crate(-164, -98, 44, 24)}${crate(120, -86, 44, 22)}${crate(66, 42, 58, 30)}M-84 74h84`,
    light: 'M-44-72h32v12h-32zM-166 58h36v16h-36z',
  },
  crossroads: {
    body: 'M-14-190h28v350h-28zM-10-170h186l38 34-38 34h-186zM10-84h-176l-38 34 38 34h176zM-10 2h226l38 34-38 34h-226z',
    fill: 'M10-84h-176l-38 34 38 34h176z',
    solid: 'M-10 2h226l38 34-38 34h-226z',
    line: 'M-14-172v-18h28v18M-14-102v18M14-102v18M-14-16v18M14-16v18M-14 70v90M14 70v90M-10-170h186l38 34-38 34h-186zM10-84h-176l-38 34 38 34h176zM-10 2h226l38 34-38 34h-226zM-60 160q60-12 120 0',
  },
  dial: {
    body: disc(0, 0, 132),
    fill: disc(0, 0, 132),
    solid: 'M-26 60q26 32 52 0l-12-142-14-22-14 22z',
    line: `${disc(0, 0, 132)}${disc(0, 0, 92)}M-26 60q26 32 52 0l-12-142-14-22-14 22z`,
  },
  layers: {
    body: 'M-50-20v52q50 26 100 0v-52q-50-26-100 0z',
    fill: disc(0, -20, 50, 15),
    line: `${disc(0, -20, 50, 15)}M-50-20v52q50 30 100 0v-52M-50 6q50 30 100 0`,
  },
  door: {
    body: 'M-130 180v-330h260v330z',
    fill: 'M-96 180v-296h192v296z',
    solid: 'M-96 180v-296l140 40v296z',
    line: 'M-130 180v-330h260v330M-96 180v-296h192v296M-96-116l140 40v256M-74-62l96 26v84l-96-16zM-74 66l96 10M-60 84l66 6v14l-66-6zM-180 180h360',
    light: 'M24 70a7 7 0 1 0 .1 0z',
  },
  ring: { line: disc(0, 0, 70) },
  helmet: {
    body: 'M-236 66q236-34 472 0q10 26-10 40q-226-28-452 0q-20-14-10-40z',
    solid: 'M-186 60q0-176 186-184q186 8 186 184q-186-26-372 0z',
    line: 'M-186 58q4-142 140-176M46-118q136 34 140 176M-236 66q236-34 472 0q10 26-10 40q-226-28-452 0q-20-14-10-40zM-46-20v-106q0-26 46-26t46 26v106q-46-8-92 0z',
    light: 'M-104-66q-34 46-36 106M104-66q34 46 36 106',
  },
  hangingKey: {
    body: `${disc(0, 96, 40)}M-11 134h22v118h-22zM11 180h26v54h-26z`,
    fill: disc(0, 96, 40),
    line: `${disc(0, 96, 40)}${disc(0, 76, 11)}M-11 135v106l11 12 11-12v-10h28v-20h-14v-14h14v-20h-28v-42`,
  },
  recorder: {
    body: box(-76, -166, 152, 332, 26),
    fill: box(-50, -50, 100, 76, 8),
    solid: disc(0, 82, 30),
    line: `${box(-76, -166, 152, 332, 26)}${lines(-46, -138, [92, 92, 92, 92], 18)}${box(-50, -50, 100, 76, 8)}${disc(0, 82, 30)}M-42 138h24M18 138h24M-36-12h10l8-18 12 36 12-44 12 40 8-14h10`,
    accent: 'M104-150q34 40 0 84M134-174q58 66 0 132M-104-150q-34 40 0 84M-134-174q-58 66 0 132',
  },
  typewriter: {
    body: `${machine}M-92-176h184v150h-184zM-176-26h352v40h-352z`,
    fill: machine,
    line: `${machine}M-92-26v-150h184v150${box(-176, -26, 352, 40, 18)}M-204-18v24M204-18v24M-176-6h-28M176-6h28${lines(-64, -148, [128, 104, 128, 56], 26)}M-70 128h140`,
    solid: keyRow(48, -126, 8) + keyRow(74, -108, 7) + keyRow(100, -126, 8),
  },
  eggTimer: {
    body: 'M-128 60q0-190 128-190t128 190q-4 92-60 108h-136q-56-16-60-108z',
    fill: 'M-130 44h260q4 98-62 124h-136q-66-26-62-124z',
    solid: 'M-26-128h52v-40h-52z',
    line: 'M-128 60q0-190 128-190t128 190q-4 92-60 108h-136q-56-16-60-108zM-131 44h262M-26-130v-38h52v38M-104 44v-22M-72 44v-14M-36 44v-14M36 44v-14M72 44v-14M104 44v-22',
    accent: 'M0 88l-20-30h40z',
  },
  balance: {
    body: 'M-10-176h20v300h-20zM-86 124h172l20 26h-212zM-222 10h144q-6 62-72 62t-72-62zM78-46h144q-6 62-72 62t-72-62z',
    fill: 'M-222 10h144q-6 62-72 62t-72-62zM78-46h144q-6 62-72 62t-72-62z',
    solid: disc(0, -160, 24),
    line: `M-10-136v258M10-136v258M-86 124h172l20 26h-212z${disc(0, -160, 24)}M-150-116q150-14 300-52M-150-116l-60 124M-150-116l60 124M150-168l-60 120M150-168l60 120M-222 10h144q-6 62-72 62t-72-62zM78-46h144q-6 62-72 62t-72-62z`,
  },
  coin: {
    body: disc(0, 0, 42),
    fill: disc(0, 0, 42),
    line: `${disc(0, 0, 42)}${disc(0, 0, 32)}`,
    accent: 'M14-16q-26-10-28 16t28 16M-22-5h24M-22 5h20',
  },
} as const satisfies Record<string, Shape>;
