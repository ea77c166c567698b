import type { Shape } from './shape';

/** Time, sound, safety, and a cat. */
export const things = {
  stopwatch: {
    fill: 'M0-34a40 40 0 1 0 .1 0z',
    surface: 'clay',
    line: 'M0-34a40 40 0 1 0 .1 0zM-8-50h16v15h-16zM30-32l8-8M0-22v6M0 22v6M28 6h-6M-22 6h-6',
    accent: 'M0 6l16-18M0 4a2 2 0 1 0 .1 0',
  },
  key: {
    fill: 'M-48-24a24 24 0 1 0 .1 0z',
    surface: 'clay',
    line: 'M-48-24a24 24 0 1 0 .1 0zM-52-8a8 8 0 1 0 .1 0zM-24-6h92v12h-8v14h-12v-14h-12v10h-12v-10h-48',
  },
  padlock: {
    fill: 'M-38-10h76v60h-76z',
    surface: 'moss',
    line: 'M-38-10q38-3 76 0q3 30 0 60q-38 3-76 0q-3-30 0-60zM-24-11v-18q2-26 24-26t24 26v18M-13-11v-16q0-15 13-15t13 15v16',
    accent: 'M0 8a7 7 0 1 0 .1 0zM0 22v14',
  },
  cookie: {
    fill: 'M6-44a46 46 0 1 0 40 52q-12 2-16-10q-14 2-16-14q-14-6-8-28z',
    surface: 'clay',
    line: 'M6-44a46 46 0 1 0 40 52q-12 2-16-10q-14 2-16-14q-14-6-8-28zM-22-14a4 4 0 1 0 .1 0zM-12 20a5 5 0 1 0 .1 0zM14 18a3 3 0 1 0 .1 0zM-2-4a3 3 0 1 0 .1 0z',
    accent: 'M32-34l2 2M46-20l2 2M40-46l2 1',
  },
  bubbles: {
    fill: 'M-8-8h62q8 0 8 8v28q0 8-8 8h-12v16l-16-16h-34z',
    surface: 'moss',
    line: 'M-54-50h66q10 0 10 10v16q0 10-10 10h-40l-16 16v-16h-10q-10 0-10-10v-16q0-10 10-10zM-8 6q0-8 8-8h52q10 0 10 10v18q0 10-10 10h-10v16l-16-16h-26q-8 0-8-8zM-48-38h48M-48-27h30',
    accent: 'M14 16a2 2 0 1 0 .1 0M28 16a2 2 0 1 0 .1 0M42 16a2 2 0 1 0 .1 0',
  },
  cone: {
    fill: 'M-19 4h38l7 30h-52zM-7-40h14l6 22h-26z',
    surface: 'clay',
    line: 'M-8-56q8-5 16 0l26 96q-34 6-68 0zM-50 42q50-6 100 0v12q-50 5-100 0zM-14-30q14 6 28 0M-20-8q20 6 40 0M-27 18q27 8 54 0',
  },
  headset: {
    fill: 'M-50 0h18v36h-18zM32 0h18v36h-18z',
    surface: 'moss',
    line: 'M-42 0q-2-48 42-48t42 48M-50 2q9-4 18 0v34q-9 3-18 0zM32 2q9-4 18 0v34q-9 3-18 0zM42 38q0 18-30 18',
    accent: 'M-2 50h14v12h-14z',
  },
  funnel: {
    fill: 'M-56-44h112l-38 46h-36z',
    surface: 'clay',
    line: 'M-58-44q58-14 116 0l-42 48v34l-30 14v-48zM-58-44q58 14 116 0',
    accent: 'M0 64a4 4 0 1 0 .1 0z',
  },
  cat: {
    fill: 'M-36 52q-10-50 16-64h34q34 20 26 64z',
    surface: 'clay',
    line: 'M-34-22q-8-14-4-36l16 12q12-4 24 0l14-12q6 20-2 36q0 16-24 18t-24-18zM-30-8q-18 26-8 60h72q10-40-24-60M-12 52v-26M8 52v-26M36 50q34 4 30-26q-2-16-14-12M-20-6l-24-4M-20 0l-24 4M8-6l22-4M8 0l22 4',
    accent: 'M-20-22l1 4M3-22l1 4M-11-13q3 4 6 0',
  },
  yarn: {
    fill: 'M0-32a32 32 0 1 0 .1 0z',
    surface: 'clay',
    line: 'M0-32a32 32 0 1 0 .1 0zM-28-12q26-12 54-4M-32 4q30-12 62-2M-18 26q-2-30 14-56M4 31q-2-30 12-60M22 22q-24-2-46-36',
  },
} as const satisfies Record<string, Shape>;
