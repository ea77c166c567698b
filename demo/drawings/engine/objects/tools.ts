import type { Shape } from './shape';

/** Tools. */
export const tools = {
  scissors: {
    fill: 'M-52-44a18 16 0 1 0 .1 0zM-52 12a18 16 0 1 0 .1 0z',
    surface: 'clay',
    line: 'M-52-44a18 16 0 1 0 .1 0zM-52 12a18 16 0 1 0 .1 0zM-37 19l117-53q3 13-14 21l-99 41M-37-19l117 53q3-13-14-21l-99-41M4-4a4 4 0 1 0 .1 0',
  },
  pencil: {
    body: 'M-72-11h124l30 11-30 11h-124q-9 0-9-11t9-11z',
    fill: 'M-46-11h98v22h-98z',
    surface: 'clay',
    line: 'M-72-11q64-2 124 0l30 11-30 11q-62 2-124 0q-9 0-9-11t9-11zM52-11q-7 11 0 22M-54-11v22M-46-11v22M-46-1q48-2 95 0',
    accent: 'M72-4q-3 4 0 8l10-4z',
  },
  hammer: {
    fill: 'M-8-22h18l2 96h-22z',
    surface: 'clay',
    line: 'M-8-20q1 48-3 92q10 7 22 0q-4-46-1-92M-50-48q4 14 0 28q30-4 62-2q22 0 38 20q-2-40-42-46q-30-4-58 0z',
  },
  spanner: {
    fill: 'M-42-9h76v18h-76z',
    surface: 'moss',
    line: 'M34-9q6-18 28-18h10l-16 16v22l16 16h-10q-22 0-28-18h-76q-6 16-24 16a25 25 0 0 1 0-50q18 0 24 16zM-66-10a10 10 0 1 0 .1 0z',
  },
  foldRule: {
    fill: 'M-84 34l50-72 14 10-50 72zM26 30l46-68 14 10-46 68z',
    surface: 'clay',
    line: 'M-84 34l50-72 14 10-50 72zM-31-36l60 68 12-10-56-64M26 30l46-68 14 10-46 68zM-62 20l7 5M-52 6l7 5M-42-8l7 5M-4-15l-7 6M8-1l-7 6M20 12l-7 6M50 14l6 5M60-1l6 5M70-15l6 5M-28-29a2 2 0 1 0 .1 0M33 24a2 2 0 1 0 .1 0',
  },
  square: {
    fill: 'M-50-50l100 100h-100z',
    surface: 'moss',
    line: 'M-50-52l104 102h-104zM-32-8l40 40h-40zM-50-30h6M-50-12h6M-50 6h6M-50 24h6',
  },
  compass: {
    line: 'M-6-50h12v14h-12zM-5-36l-33 88 5 8 4-11 30-70M5-36l34 88-4 8-5-11-28-70M-20 4q20 10 40 0M0-50v-14',
    accent: 'M-48 66q50 14 96-6',
  },
  toolbox: {
    fill: 'M-62-14h124v50h-124z',
    surface: 'clay',
    line: 'M-62-14q62-3 124 0v48q-62 4-124 0zM-62 6h52M10 6h52M-10-2h20v18h-20zM-30-14q-2-28 10-30h40q12 2 10 30M-20-14q0-16 6-18h28q6 2 6 18',
  },
  brush: {
    fill: 'M-20 10h40q2 30-6 46h-28q-8-16-6-46z',
    surface: 'clay',
    line: 'M-6-64h12q4 30 4 50l12 8v16h-44v-16l12-8q0-20 4-50zM-22 10q4 30-4 50q26 10 52-2q-8-20-4-48M-10 24q2 16 0 28M4 22q0 18 2 32',
  },
  lamp: {
    fill: 'M8-66q18-4 26 8l24 24q-16 26-50 18z',
    surface: 'clay',
    line: 'M-58 66h70q-4-13-35-13t-35 13zM-24 53L-52-6M-18 53L-44-8M-48-2L14-52M-42-10L8-58M-48-12a6 6 0 1 0 .1 0zM10-66q18-6 28 6l26 26q-16 28-56 22q-4-30 2-54z',
    accent: 'M24 0l-6 16M46-6l4 16M66-20l14 8',
  },
  magnifier: {
    fill: 'M-12-46a34 34 0 1 0 .1 0z',
    surface: 'moss',
    line: 'M-12-46a34 34 0 1 0 .1 0zM12 12l8 8M20 14l34 30q2 10-8 10l-32-32zM-32-18q2-16 16-18',
  },
  thread: {
    fill: 'M-20-24h40v48h-40z',
    surface: 'clay',
    line: 'M-28-40q28-4 56 0v14q-28 4-56 0zM-28 26q28-4 56 0v14q-28 4-56 0zM-20-24v48M20-24v48M-20-10q20 8 40 0M-20 2q20 8 40 0M-20 14q20 8 40 0',
    accent: 'M20 16q30 10 40-8t24-6',
  },
} as const satisfies Record<string, Shape>;
