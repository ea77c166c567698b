import { box, disc, lines } from './outlines';
import type { Shape } from './shape';

const sheet = 'M-95-130h190v260h-190z';
const plug = 'M172-40h74v64q0 32-37 32t-37-32z';
const plane = 'M190-125l-390 95 140 62 10 116 42-90 104 70z';

/** The papers that an article can be about, as large as its cover. */
export const paperwork = {
  dayPage: {
    body: box(-105, -130, 210, 270, 12),
    solid: 'M-105-74v-44q0-12 12-12h186q12 0 12 12v44z',
    line: `${box(-105, -130, 210, 270, 12)}M-105-74h210M-56-152v40M56-152v40M105 92q-40 0-48 48`,
    accent: 'M-30 112q44-8 70 0',
  },
  /** The number 30, for a thirtieth day or thirty minutes. */
  thirty: {
    line: '',
    accent: 'M-66-36q10-28 36-26t26 30-30 30q34 0 34 34t-34 34-40-24M46-62q34 0 34 64t-34 64-34-64 34-64z',
  },
  bill: {
    body: sheet,
    fill: 'M-70 56h140v44h-140z',
    line: `${sheet}${lines(-70, -98, [70, 100, 140, 116, 140, 90], 26)}M-70 56h140v44h-140z`,
    accent: 'M48 66q-22-6-26 12t26 12M14 73h26M14 82h22',
  },
  paperPlane: {
    body: plane,
    fill: 'M190-125l-198 183 104 70z',
    solid: 'M190-125l-250 157 10 116 42-90z',
    line: `${plane}M190-125l-250 157M190-125l-198 183`,
  },
  gridColumn: {
    body: 'M-38-130h76v260h-76z',
    fill: 'M-38-130h76v46h-76z',
    solid: 'M-38-30h76v54h-76z',
    line: 'M-38-130h76v260h-76zM-38-84h76M-38-30h76M-38 24h76M-38 78h76',
  },
  gridSheet: {
    body: 'M-152-130h304v260h-304z',
    fill: 'M-152-130h304v46h-304zM-152-84h76v214h-76z',
    line: 'M-152-130h304v260h-304zM-152-84h304M-152-30h304M-152 24h304M-152 78h304M-76-130v260M0-130v260M76-130v260',
  },
  cardBox: {
    body: 'M-176 8h352l-22 142h-308zM-150 8v-70h60l8-24h70l8 24h154v70zM-96-50v-130h206v130z',
    fill: 'M-176 8h352l-22 142h-308z',
    solid: disc(-44, -128, 24) + 'M-84-62q4-38 40-38t40 38z',
    line: `M-176 8h352l-22 142h-308zM-96-62v-118h206v118M-150 8v-70h300v70M-132 8v-40h60l8-22h70l8 22h118v40M-34-62zM-50 64h100v36h-100zM18-140h70M18-114h70M18-88h44${disc(-44, -128, 24)}M-84-62q4-38 40-38t40 38`,
  },
  pluggedBill: {
    body: `${sheet}${plug}`,
    fill: 'M-70 44h76v60h-76z',
    solid: plug,
    line: `${sheet}${lines(-70, -98, [80, 140, 116, 140, 96], 26)}M-70 44h20v20h-20zM-14 44h20v20h-20zM-70 84h20v20h-20zM-40 52v30h20M-30 96h36v-14${plug}M192-40v-38M226-40v-38M66 50h10M40 76h38M40 100h38`,
    accent: 'M95 60q54 0 52 70t62-74',
  },
  badge: {
    body: box(-110, -110, 220, 270, 18),
    fill: disc(0, -20, 44) + 'M-84 84q6-60 84-60t84 60z',
    solid: 'M-58-34h116v26h-116zM-76 102h110v16h-110zM-76 130h152v16h-152z',
    line: `${box(-110, -110, 220, 270, 18)}${box(-30, -94, 60, 16, 8)}${disc(0, -20, 44)}M-84 84q6-60 84-60t84 60zM-10-90l-44-116M10-90l44-116M-58-34h116v26h-116z`,
  },
} as const satisfies Record<string, Shape>;
