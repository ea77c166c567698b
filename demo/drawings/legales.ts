import type { Drawing } from './engine/types';

/** The legal pages and the accessibility statement. */
export const legal = {
  'mentions-legales': {
    title: 'Une plaque à l’entrée : qui écrit, qui héberge',
    width: 800,
    height: 450,
    seed: 41,
    ground: 'sand',
    cutouts: [{ shape: 'slab', surface: 'moss', x: 400, y: 130, w: 400, h: 190, turn: -2 }],
    nodes: [
      { id: 'editeur', x: 170, y: 325, icon: 'building', label: 'Éditeur' },
      { id: 'site', x: 400, y: 325, icon: 'globe', label: 'Le site', tone: 'machine', size: 100 },
      { id: 'hebergeur', x: 630, y: 325, icon: 'server', label: 'Hébergeur' },
    ],
    links: [
      { from: 'editeur', to: 'site' },
      { from: 'hebergeur', to: 'site' },
      { from: 'site', to: [400, 215], out: 'top', dashed: true, arrow: false },
    ],
    objects: [
      { what: 'nameplate', x: 400, y: 128, scale: 2.1, weight: 4.5 },
      { what: 'stamp', x: 690, y: 120, turn: 8 },
      { what: 'plant', x: 90, y: 130, scale: 1.2 },
    ],
  },
  cgv: {
    title: 'Vous et nous, une signature entre les deux, la balance droite',
    width: 800,
    height: 450,
    seed: 42,
    ground: 'background',
    cutouts: [{ shape: 'disc', surface: 'kraft', x: 400, y: 150, w: 270, h: 270 }],
    nodes: [
      { id: 'vous', x: 120, y: 130, icon: 'user', label: 'Vous' },
      { id: 'nous', x: 680, y: 130, icon: 'wrench', label: 'Nous' },
      { id: 'accord', x: 400, y: 330, icon: 'signature', label: 'Signé', tone: 'machine', size: 104 },
    ],
    links: [
      {
        from: 'vous',
        to: 'accord',
        via: [
          [132, 280],
          [220, 336],
        ],
        out: 'bottom',
        in: 'left',
        arrow: true,
      },
      {
        from: 'nous',
        to: 'accord',
        via: [
          [668, 280],
          [580, 336],
        ],
        out: 'bottom',
        in: 'right',
      },
    ],
    objects: [
      { what: 'scales', x: 400, y: 150, scale: 1.75, weight: 4.5 },
      { what: 'pencil', x: 655, y: 392, turn: -28, scale: 0.9 },
    ],
    notes: [{ text: 'lu et approuvé', x: 175, y: 418, turn: -4 }],
    marks: [{ kind: 'underline', x: 92, y: 432, w: 168 }],
  },
  'politique-confidentialite': {
    title: 'Vos données vont au coffre, y servent, puis sont effacées',
    width: 800,
    height: 450,
    seed: 43,
    ground: 'moss',
    cutouts: [{ shape: 'pebble', surface: 'background', x: 395, y: 215, w: 350, h: 350 }],
    nodes: [
      { id: 'donnees', x: 110, y: 130, icon: 'file', label: 'Vos données' },
      { id: 'effacees', x: 680, y: 310, icon: 'trash', label: 'Effacées', tone: 'ghost' },
      { id: 'vous', x: 680, y: 105, icon: 'eye', label: 'À vous', tone: 'result', size: 84 },
    ],
    links: [
      { from: 'donnees', to: [284, 220], via: [[210, 140]] },
      { from: [508, 210], to: 'vous', via: [[560, 130]], in: 'left' },
      { from: [508, 270], to: 'effacees', via: [[560, 306]], in: 'left', dashed: true },
    ],
    objects: [
      { what: 'padlock', x: 395, y: 215, scale: 2.3, weight: 4.5 },
      { what: 'key', x: 118, y: 320, turn: -18, scale: 1.15 },
      { what: 'cookie', x: 235, y: 400, scale: 0.7 },
    ],
    notes: [{ text: 'jamais revendues', x: 440, y: 424, turn: -2 }],
  },
  'declaration-accessibilite': {
    title: 'L’œil, l’oreille et la main arrivent à la même page',
    width: 800,
    height: 450,
    seed: 44,
    ground: 'sand',
    cutouts: [{ shape: 'pebble', surface: 'clay', x: 430, y: 220, w: 320, h: 320 }],
    nodes: [
      { id: 'voir', x: 110, y: 90, icon: 'eye', label: 'Voir', at: 'right', size: 84 },
      { id: 'ecouter', x: 110, y: 225, icon: 'headset', label: 'Écouter', at: 'right', size: 84 },
      { id: 'toucher', x: 110, y: 360, icon: 'mobile', label: 'Toucher', at: 'right', size: 84 },
      { id: 'page', x: 440, y: 210, icon: 'globe', label: 'Une page', tone: 'machine', size: 124 },
      { id: 'lue', x: 690, y: 210, icon: 'done', label: 'Lue', tone: 'result', size: 100 },
    ],
    links: [
      { from: [246, 90], to: 'page', via: [[340, 110]], in: 'top' },
      { from: [290, 225], to: 'page', in: 'left' },
      { from: [292, 362], to: 'page', via: [[420, 372]], in: 'bottom' },
      { from: 'page', to: 'lue' },
    ],
    objects: [
      { what: 'magnifier', x: 640, y: 82, scale: 1.15 },
      { what: 'coffee', x: 730, y: 372, scale: 0.8 },
    ],
    notes: [{ text: 'la même', x: 606, y: 352, size: 1.7, turn: -4 }],
    marks: [{ kind: 'underline', x: 554, y: 366, w: 104 }],
  },
} as const satisfies Record<string, Drawing>;
