import type { Shape } from './shape';

/** Papers, screens and other things on a desk. */
export const papers = {
  receipt: {
    fill: 'M-32-62h64v112l-11 9-10-9-11 9-11-9-10 9z',
    surface: 'background',
    line: 'M-32-62q32-3 64 0q3 60 0 122l-11-9-10 9-11-9-10 9-11-9-11 9q-2-60 0-122zM-18-44h22M-18-28h36M-18-12h28M-18 4h36',
    accent: 'M-4 26q10-3 22 0M-4 33q10-2 22 0',
  },
  calendar: {
    fill: 'M-46-42h92v24h-92z',
    surface: 'clay',
    line: 'M-46-42q46-3 92 0q3 44 0 88q-46 3-92 0q-3-44 0-88zM-46-18q46-3 92 0M-22-52v18M22-52v18M-30 0h9M-4 0h9M22 0h9M-30 16h9M-4 16h9M22 16h9M-30 32h9M-4 32h9',
    accent: 'M24 5q16-3 17 10t-17 13-15-12q4-11 17-11',
  },
  sheet: {
    fill: 'M-62-46h124v22h-124z',
    surface: 'moss',
    line: 'M-62-46q62-3 124 0q3 46 0 92q-62 3-124 0q-3-46 0-92zM-62-24q62-2 124 0M-62 0q62 2 124 0M-62 22q62-2 124 0M-28-46q2 46 0 92M12-46q-2 46 0 92',
    accent: 'M14 2h47v19h-47z',
  },
  invoices: {
    fill: 'M-44-40h72v98h-72z',
    surface: 'background',
    line: 'M-30-46l6-12q40 0 74 8l-8 92-10 2M-44-42q36-4 72 0q3 50 0 98q-36 4-72 0q-3-50 0-98zM-30-24h22M-30-8h44M-30 8h44M-30 24h28',
    accent: 'M18 36q-12-5-12 5t12 5M0 39h12M0 44h10',
  },
  envelope: {
    fill: 'M-54-34l54 42 54-42z',
    surface: 'clay',
    line: 'M-54-34q54-3 108 0q3 34 0 68q-54 3-108 0q-3-34 0-68zM-54-33l46 36q8 6 16 0l46-36M-54 33l38-32M54 33l-38-32',
  },
  notebook: {
    fill: 'M0-36q34-16 72-6v74q-36-10-72 6z',
    surface: 'background',
    line: 'M0-36q-34-16-72-6v74q36-10 72 6q34-16 72-6v-74q-36-10-72 6zM0-36v74M-56-24q20-4 40 4M-56-8q20-4 40 4M-56 8q20-4 40 4M16-20q20-8 40-4',
    accent: 'M16-2l8 8 16-18M16 18l8 8 16-18',
  },
  stamp: {
    fill: 'M-46 2h92v18h-92z',
    surface: 'clay',
    line: 'M-12-62q12-6 24 0q8 18-4 42q0 12 6 16q22 2 32 8v18h-92v-18q10-6 32-8q6-4 6-16q-12-24-4-42z',
    accent: 'M-50 36q50 5 100-1M-36 46q36 3 70 0',
  },
  postit: {
    fill: 'M-36-36h72v54l-18 18h-54z',
    surface: 'clay',
    line: 'M-36-36q36-2 72 0v52l-20 20h-52zM36 16q-18-2-20 20M-22-18h44M-22-4h36M-22 10h22',
  },
  nameplate: {
    fill: 'M-64-34h128v68h-128z',
    surface: 'background',
    line: 'M-64-34q64-3 128 0q3 34 0 68q-64 3-128 0q-3-34 0-68zM-54-24a2 2 0 1 0 .1 0M54-24a2 2 0 1 0 .1 0M-54 20a2 2 0 1 0 .1 0M54 20a2 2 0 1 0 .1 0M-34 4h68M-22 18h44',
    accent: 'M-40-8q8-14 12 0t14-2 14 2 14-2 14 0',
  },
} as const satisfies Record<string, Shape>;
