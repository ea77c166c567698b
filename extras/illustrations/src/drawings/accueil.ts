import type { IconName } from '../engine/icons';
import type { Drawing } from '../engine/types';

type Three<T> = readonly [T, T, T];

/** A line of three nodes without words, read beside the name of an automation. */
function line(title: string, seed: number, icons: Three<IconName>, heights: Three<number>): Drawing {
  const [start, machine, end] = icons;
  const [first, second, third] = heights;
  return {
    title,
    width: 300,
    height: 96,
    seed,
    ground: 'none',
    nodes: [
      { id: 'debut', x: 40, y: first, icon: start, size: 62 },
      { id: 'machine', x: 150, y: second, icon: machine, tone: 'machine', size: 66 },
      { id: 'fin', x: 258, y: third, icon: end, tone: 'result', size: 62 },
    ],
    links: [
      { from: 'debut', to: 'machine' },
      { from: 'machine', to: 'fin' },
    ],
  };
}

/** What the home page shows below its first screen: the six automations in short, and the free audit. */
export const home = {
  'flux-e-commerce-vente': line('La commande, le colis, le camion', 91, ['cart', 'parcelCheck', 'truck'], [50, 44, 52]),
  'flux-services-rendez-vous': line(
    'Le rendez-vous, le rappel, le sourire',
    92,
    ['calendarCheck', 'bell', 'smile'],
    [44, 50, 42],
  ),
  'flux-gestion-client-crm': line('Le message, la fiche, le suivi', 93, ['mail', 'userCheck', 'repeat'], [46, 52, 46]),
  'flux-marketing-reseaux-sociaux': line(
    'La photo, la légende, les réseaux',
    94,
    ['camera', 'pen', 'share'],
    [52, 46, 44],
  ),
  'flux-finance-comptabilite': line(
    'La facture, le calcul, le dossier',
    95,
    ['invoice', 'calculator', 'folder'],
    [42, 48, 52],
  ),
  'flux-support-service-client': line(
    'La question, le tri, la réponse',
    96,
    ['bubble', 'funnel', 'send'],
    [48, 42, 50],
  ),
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
      { what: 'stopwatch', x: 320, y: 370, scale: 2.7 },
      { what: 'coffee', x: 530, y: 660, scale: 1.2 },
      { what: 'pencil', x: 190, y: 690, scale: 1.2, turn: -14 },
    ],
    notes: [{ text: '30 min', x: 500, y: 96, size: 2.3, turn: -5 }],
    marks: [{ kind: 'underline', x: 430, y: 114, w: 140 }],
  },
} as const satisfies Record<string, Drawing>;
