import type { Shape } from './shape';

/** Objects of the clients' trades. */
export const trades = {
  stethoscope: {
    line: 'M-34-60h-10q-6 60 24 62q30-2 24-62h-10M-20 2q-2 50 30 50t32-40M42-12a12 12 0 1 0 .1 0z',
    accent: 'M42-5a5 5 0 1 0 .1 0z',
  },
  vase: {
    fill: 'M-20-30q-34 40-12 84h64q22-44-12-84z',
    surface: 'clay',
    line: 'M-16-62q16-5 32 0q4 10-2 20q44 40 18 96q-32 6-64 0q-26-56 18-96q-6-10-2-20zM-16-42q16 5 30 0M-36 4q36 10 74 0M-36 16q36 10 74 0',
    accent: 'M-34 10l9 4 9-4 9 5 9-5 9 5 9-5 9 4 8-4',
  },
  frame: {
    fill: 'M-70 4l70-54 70 54v8h-140z',
    surface: 'clay',
    line: 'M-84 10l84-66 84 66-8 9-76-60-76 60zM-56 0h112v11h-112zM-5-40v40M5-40v40M-48 11v52M-38 11v52M38 11v52M48 11v52M-5-12l-28 12M5-12l28 12M-38 56l76-42M-60 63h120',
  },
  bricks: {
    fill: 'M-60-10h40v20h-40zM0 10h40v20h-40z',
    surface: 'clay',
    line: 'M-60-10h120v20h-120zM-20-10v20M20-10v20M-60 10v20h120v-20M-40 10v20M0 10v20M40 10v20M-60 30v20h120v-20M-20 30v20M20 30v20M-40-10v-20h40v20M0-24l38-8 3 18-38 8',
  },
  scales: {
    fill: 'M-70 4h48q-4 20-24 20t-24-20zM22-8h48q-4 20-24 20t-24-20z',
    surface: 'moss',
    line: 'M0-58v112M-30 58q30-8 60 0zM-46-36q46 4 92-10M0-58a4 4 0 1 0 .1 0M-46-36l-24 40M-46-36l24 40M46-46l-24 38M46-46l24 38M-70 4h48q-4 20-24 20t-24-20zM22-8h48q-4 20-24 20t-24-20z',
  },
  cap: {
    body: 'M-66-10l66-28 66 28-26 12v30q-40 22-80 0v-30z',
    fill: 'M-66-10l66-28 66 28-66 28z',
    surface: 'moss',
    line: 'M-66-10l66-28 66 28-66 28zM-40 2v30q40 22 80 0v-30',
    accent: 'M0-10q40 4 52 14v26M52 30l-6 16q6 4 12 0z',
  },
  coffee: {
    fill: 'M-34-20h68q-2 40-14 48h-40q-12-8-14-48z',
    surface: 'clay',
    line: 'M-34-20q0-8 34-8t34 8q-2 40-14 48q-20 8-40 0q-12-8-14-48zM-34-20q0 8 34 8t34-8M33-12q24-4 20 14t-28 14M-54 36q54 14 108 0',
    accent: 'M-10-42q-8-8 0-16t0-16M10-42q-8-8 0-16t0-16',
  },
  plant: {
    fill: 'M-30 14h60v14h-60zM-24 28h48l-6 34h-36z',
    surface: 'clay',
    line: 'M-30 14q30-3 60 0v14q-30 3-60 0zM-24 29l6 33q18 3 36 0l6-33M0 14q-2-34-34-46q-4 36 34 46M0 14q2-44 30-58q14 38-30 58M0 14q4-40-6-72',
    accent: 'M-6-58q-14 8-10 22q14-4 10-22',
  },
} as const satisfies Record<string, Shape>;
