import { box, disc, lines } from './outlines';
import type { Shape } from './shape';

const front = 'M-130-60h260v180h-260z';
const lid = 'M-130-60l34-54h192l34 54z';
const arch = 'M-260 110v-64q120-70 260-70t260 70v64h-70q0-90-80-90t-80 90h-60q0-90-80-90t-80 90z';

/** A stripe of an awning; number 0 is the leftmost one. */
const band = (i: number): string => `M${78.4 * i - 196}-110h78.4L${88 * i - 132}-40q0 40-44 40t-44-40z`;

/** A pile of this many letters or sheets, drawn from the bottom. */
const pile = (count: number, step: number, half: number): Shape => {
  const height = count * step;
  const edges = Array.from({ length: count - 1 }, (_, i) => {
    const slip = ((i * 7) % 5) - 2;
    return `M${slip - half} ${-(i + 1) * step}h${2 * half}`;
  });
  const outline = `M${-half} 0v${-height}h${2 * half}v${height}z`;
  return { body: outline, fill: `M${-half} 0v${-height}h${2 * half}v${height}z`, line: outline + edges.join('') };
};

/** The main objects of pages about a service, a trade or an automation. */
export const workplaces = {
  carton: {
    body: front + lid,
    fill: front,
    solid: 'M-22-114h44l8 54v44h-60v-44z',
    line: `${front}${lid}M-22-114l-8 54v44h60v-44l-8-54`,
  },
  /** The label of a parcel: an address and a bar code. */
  postage: {
    body: box(-62, -44, 124, 88, 4),
    line: `${box(-62, -44, 124, 88, 4)}M-46-24h56M-46-8h38M-46 12v20M-36 12v20M-24 12v20M-16 12v20M-4 12v20M8 12v20M16 12v20M30 12v20M40 12v20`,
  },
  binder: {
    body: box(-48, -140, 96, 280, 8),
    fill: box(-48, -140, 96, 280, 8),
    line: `${box(-48, -140, 96, 280, 8)}${disc(0, 104, 17)}`,
  },
  /** The label on the spine of a binder. */
  spineLabel: { body: box(-31, -116, 62, 178, 4), line: box(-31, -116, 62, 178, 4) },
  print: {
    body: 'M-72 0h144v172h-144z',
    fill: 'M-56 16h112v104h-112z',
    line: `M-72 0h144v172h-144zM-56 16h112v104h-112zM0 119v-52M-8 119q-4-26-16-36M8 119q4-26 16-36`,
    accent: disc(-26, 68, 14) + disc(0, 50, 16) + disc(26, 68, 14),
    solid: 'M-9-26h18v44h-18z',
  },
  tallPile: pile(22, 11, 62),
  middlePile: pile(10, 11, 62),
  smallPile: pile(8, 11, 62),
  /** The fifty-four sheets of a training session. */
  sessionPile: pile(54, 5.4, 92),
  domino: {
    body: box(-34, -170, 68, 170, 10),
    fill: box(-34, -170, 68, 170, 10),
    line: `${box(-34, -170, 68, 170, 10)}M-22-86h44`,
  },
  bridge: {
    body: arch,
    fill: arch,
    line: `${arch}M-300 44q160-82 300-82t300 82M-300 110h40M260 110h40M-50 110h100M-110-8v-22M110-8v-22M0-24v-14`,
    accent: 'M-160 98q14-10 28 0t28 0 28 0M60 98q14-10 28 0t28 0 28 0',
  },
  tape: {
    body: 'M-230-18q110 60 230 0t230 0v44q-110-60-230 0t-230 0z',
    fill: 'M-230-18q110 60 230 0t230 0v44q-110-60-230 0t-230 0z',
    surface: 'clay',
    line: 'M-230-18q110 60 230 0t230 0v44q-110-60-230 0t-230 0zM-200-4v18M-160 8v26M-120 12v18M-80 8v26M-40-2v18M0-16v26M40-30v18M80-38v26M120-40v18M160-34v26M200-24v18',
    accent: 'M-230-22h-14v52h14M230-22h14v52h-14',
  },
  window: {
    body: box(-190, -130, 380, 260, 14),
    solid: 'M-190-96v-20q0-14 14-14h352q14 0 14 14v20z',
    fill: `${box(-164, -70, 150, 84, 8)}M10-70h154v28h-154zM10-26h154v28h-154z`,
    line: `${box(-190, -130, 380, 260, 14)}M-190-96h380${box(-164, -70, 150, 84, 8)}M10-70h154v28h-154zM10-26h154v28h-154z`,
    light: `${disc(-168, -113, 4)}${disc(-150, -113, 4)}${disc(-132, -113, 4)}`,
  },
  awning: {
    body: [0, 1, 2, 3, 4].map(band).join(''),
    solid: [0, 2, 4].map(band).join(''),
    line: [0, 1, 2, 3, 4].map(band).join(''),
  },
  contract: {
    body: 'M-150-170h300v340h-300z',
    fill: 'M-150-170h300v64h-300z',
    line: `M-150-170h300v340h-300zM-60-138h120${lines(-112, -66, [224, 224, 170], 30)}M-112 44h90M-10 128h124`,
    accent: 'M4 112q18-60 30-30t-14 34q30-40 44-14t26-4 18 4',
  },
  ladder: {
    body: 'M-48 190l20-380h10l-20 380zM28 190l-10-380h10l20 380z',
    line: 'M-48 190l20-380h10l-20 380zM38 190l-20-380h10l20 380zM-20-150h40M-22-100h46M-24-50h52M-26 0h58M-30 50h64M-32 100h68M-34 150h74',
  },
  lockedFile: {
    body: 'M-190 140v-250q0-14 14-14h110l26 34h216q14 0 14 14v216z',
    fill: 'M-190 140v-190h380v190z',
    line: `M-190 140v-250q0-14 14-14h110l26 34h216q14 0 14 14v216zM-190-50h380${lines(90, 92, [70, 50], 24)}`,
  },
} as const satisfies Record<string, Shape>;
