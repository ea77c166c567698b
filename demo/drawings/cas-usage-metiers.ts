import type { Drawing } from './engine/types';

/** Drawings of the use cases of people who make, build or teach. */
export const tradeCases = {
  'cas-usage-creatifs-artisans': {
    title: 'Un même fil coud le croquis, le devis, l’acompte et la livraison',
    width: 800,
    height: 450,
    seed: 24,
    ground: 'sand',
    cutouts: [{ shape: 'pebble', surface: 'clay', x: 660, y: 130, w: 240, h: 210 }],
    nodes: [
      { id: 'croquis', x: 215, y: 290, icon: 'pen', label: 'Croquis' },
      { id: 'devis', x: 365, y: 130, icon: 'file', label: 'Devis', at: 'top' },
      { id: 'acompte', x: 510, y: 280, icon: 'card', label: 'Acompte', tone: 'machine', size: 100 },
      { id: 'remise', x: 690, y: 320, icon: 'parcelCheck', label: 'Remise', tone: 'result' },
    ],
    links: [
      {
        from: [112, 108],
        to: 'croquis',
        via: [
          [170, 92],
          [208, 150],
          [150, 200],
          [168, 236],
        ],
        in: 'left',
        pencil: 'action',
        arrow: false,
      },
      { from: 'croquis', to: 'devis', out: 'right', in: 'left', pencil: 'action', arrow: false, loop: true },
      { from: 'devis', to: 'acompte', out: 'right', in: 'top', pencil: 'action', arrow: false },
      { from: 'acompte', to: 'remise', pencil: 'action', out: 'right', in: 'left' },
    ],
    objects: [
      { what: 'thread', x: 80, y: 92, scale: 1.25, weight: 4.5 },
      { what: 'scissors', x: 96, y: 396, turn: 8, scale: 0.85 },
      { what: 'vase', x: 630, y: 132, scale: 1.2, weight: 4.5 },
      { what: 'brush', x: 738, y: 140, turn: 16, scale: 0.9 },
    ],
    notes: [{ text: '30 % à la commande', x: 480, y: 425, turn: -2, to: [505, 370] }],
  },
  'cas-usage-btp-artisanat': {
    title: 'Une échelle contre la charpente : le téléphone sonne, le SMS part sans descendre',
    width: 800,
    height: 450,
    seed: 25,
    ground: 'kraft',
    cutouts: [{ shape: 'pebble', surface: 'background', x: 200, y: 165, w: 390, h: 300 }],
    nodes: [],
    links: [],
    objects: [
      { what: 'frame', x: 610, y: 272, scale: 2, weight: 4 },
      { what: 'ladder', x: 420, y: 226, turn: 14, weight: 4 },
      { what: 'handset', x: 140, y: 164, scale: 0.76, turn: -8, weight: 4, surface: 'moss' },
      { what: 'bricks', x: 110, y: 370, weight: 4 },
    ],
    notes: [{ text: 'rappel ce soir', x: 246, y: 330, turn: -3 }],
    marks: [
      {
        kind: 'line',
        points: [
          [20, 422],
          [300, 418],
          [540, 422],
          [780, 419],
        ],
        pencil: 'ink',
      },
    ],
  },
  'cas-usage-formation-conseil': {
    title: 'Une pile de cinquante-quatre pièces, coiffée d’un chapeau de fin d’études',
    width: 800,
    height: 450,
    seed: 26,
    ground: 'sand',
    cutouts: [{ shape: 'disc', surface: 'clay', x: 400, y: 240, w: 400, h: 400 }],
    nodes: [
      { id: 'inscription', x: 120, y: 250, icon: 'userPlus', label: 'Inscription' },
      { id: 'certificat', x: 684, y: 250, icon: 'badge', label: 'Certificat', tone: 'result' },
    ],
    links: [
      { from: 'inscription', to: [300, 250] },
      { from: [504, 250], to: 'certificat' },
    ],
    objects: [
      { what: 'sessionPile', x: 400, y: 418, weight: 2.5, surface: 'kraft' },
      { what: 'cap', x: 400, y: 92, scale: 1.55, weight: 4 },
    ],
    notes: [{ text: '54 pièces', x: 610, y: 96, turn: -4, size: 1.8, to: [500, 190] }],
  },
} as const satisfies Record<string, Drawing>;
