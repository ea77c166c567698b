import type { Drawing, Mark, Prop } from './engine/types';

/** A small drawing without words, shown beside the name of an automation. */
function vignette(title: string, seed: number, objects: readonly Prop[], marks: readonly Mark[] = []): Drawing {
  return { title, width: 300, height: 96, seed, ground: 'none', nodes: [], links: [], objects, marks };
}

const bench: Mark = {
  kind: 'line',
  points: [
    [14, 90],
    [150, 89],
    [286, 90],
  ],
  pencil: 'ink',
};

/** Drawings of the home page below its first screen: the six automations in short, and the free audit. */
export const home = {
  'flux-e-commerce-vente': vignette(
    'Trois cartons, du plus petit au plus grand',
    91,
    [
      { what: 'carton', x: 52, y: 66, scale: 0.2, surface: 'kraft' },
      { what: 'carton', x: 128, y: 58, scale: 0.27, surface: 'kraft' },
      { what: 'carton', x: 226, y: 49, scale: 0.35 },
    ],
    [bench],
  ),
  'flux-services-rendez-vous': vignette('Le calendrier et le message qui rappelle', 92, [
    { what: 'calendar', x: 86, y: 51, scale: 0.84, turn: -4 },
    { what: 'bubbles', x: 214, y: 50, scale: 0.8 },
  ]),
  'flux-gestion-client-crm': vignette('Trois lettres tombent dans un entonnoir', 93, [
    { what: 'envelope', x: 52, y: 30, scale: 0.45, turn: -14 },
    { what: 'envelope', x: 102, y: 62, scale: 0.45, turn: 8 },
    { what: 'envelope', x: 262, y: 30, scale: 0.45, turn: 12 },
    { what: 'funnel', x: 184, y: 45, scale: 0.68 },
  ]),
  'flux-marketing-reseaux-sociaux': vignette(
    'Quatre photos pincées sur un fil',
    94,
    [
      { what: 'print', x: 44, y: 13, scale: 0.4, turn: 5 },
      { what: 'print', x: 114, y: 17, scale: 0.4, turn: -3, surface: 'moss' },
      { what: 'print', x: 184, y: 17, scale: 0.4, turn: 4, surface: 'kraft' },
      { what: 'print', x: 256, y: 12, scale: 0.4, turn: -6 },
    ],
    [
      {
        kind: 'line',
        points: [
          [4, 8],
          [76, 15],
          [150, 17],
          [224, 15],
          [296, 7],
        ],
        pencil: 'ink',
      },
    ],
  ),
  'flux-finance-comptabilite': vignette(
    'Quatre classeurs, le dernier penché',
    95,
    [
      { what: 'binder', x: 94, y: 47, scale: 0.3 },
      { what: 'binder', x: 127, y: 47, scale: 0.3, surface: 'moss' },
      { what: 'binder', x: 160, y: 47, scale: 0.3, surface: 'kraft' },
      { what: 'binder', x: 203, y: 48, scale: 0.3, turn: 14 },
    ],
    [bench],
  ),
  'flux-support-service-client': vignette('Une lettre et un casque', 96, [
    { what: 'envelope', x: 92, y: 50, scale: 0.86, turn: -6 },
    { what: 'headset', x: 212, y: 46, scale: 0.76 },
  ]),
  'audit-gratuit': {
    title: 'Un chronomètre : vous racontez, nous comptons, vous choisissez',
    width: 640,
    height: 760,
    seed: 88,
    ground: 'moss',
    cutouts: [{ shape: 'disc', surface: 'background', x: 320, y: 385, w: 430, h: 430 }],
    nodes: [
      { id: 'raconter', x: 150, y: 205, icon: 'message', label: 'Raconter', size: 84, at: 'top' },
      { id: 'compter', x: 520, y: 290, icon: 'calculator', label: 'Compter', size: 84 },
      { id: 'choisir', x: 160, y: 545, icon: 'idea', label: 'Choisir', tone: 'machine', size: 100 },
    ],
    links: [
      {
        from: 'raconter',
        to: 'compter',
        via: [
          [340, 150],
          [500, 190],
        ],
        out: 'right',
        in: 'top',
      },
      {
        from: [520, 388],
        to: 'choisir',
        via: [
          [530, 500],
          [440, 590],
          [300, 590],
        ],
        in: 'right',
        dashed: true,
      },
    ],
    objects: [
      { what: 'stopwatch', x: 320, y: 370, scale: 2.7, weight: 4.5 },
      { what: 'coffee', x: 530, y: 660, scale: 1.2 },
      { what: 'pencil', x: 190, y: 690, scale: 1.2, turn: -14 },
    ],
    notes: [{ text: '30 min', x: 500, y: 96, size: 2.3, turn: -5 }],
    marks: [{ kind: 'underline', x: 430, y: 114, w: 140 }],
  },
} as const satisfies Record<string, Drawing>;
