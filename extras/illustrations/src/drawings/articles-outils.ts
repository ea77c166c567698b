import type { Drawing } from '../engine/types';

/** Covers of the articles that choose between tools or build one. */
export const toolArticles = {
  'zapier-make-power-automate-lequel-choisir': {
    title: 'Un poteau indicateur, trois chemins : Zapier, Make, Power Automate',
    width: 800,
    height: 450,
    seed: 61,
    ground: 'sand',
    cutouts: [{ shape: 'disc', surface: 'moss', x: 190, y: 470, w: 480, h: 300 }],
    nodes: [
      { id: 'zapier', x: 500, y: 75, icon: 'zap', label: 'Zapier', at: 'right', size: 84 },
      { id: 'make', x: 560, y: 215, icon: 'workflow', label: 'Make', at: 'right', size: 96, tone: 'machine' },
      { id: 'power', x: 490, y: 365, icon: 'layers', label: 'Power\nAutomate', at: 'right', size: 84 },
    ],
    links: [
      { from: [268, 170], to: 'zapier', via: [[330, 96]], in: 'left' },
      { from: [284, 214], to: 'make', in: 'left', loop: true },
      { from: [262, 262], to: 'power', via: [[330, 350]], in: 'left' },
    ],
    objects: [
      { what: 'signpost', x: 190, y: 220, scale: 1.9 },
      { what: 'cat', x: 72, y: 350, scale: 0.9 },
    ],
    notes: [
      { text: 'simple', x: 722, y: 84, turn: -4 },
      { text: 'souple', x: 690, y: 268, turn: 3 },
    ],
  },
  'tableau-excel-vers-application-nocode': {
    title: 'Le tableau découpé le long du pointillé devient une application sur le téléphone',
    width: 800,
    height: 450,
    seed: 62,
    ground: 'background',
    cutouts: [{ shape: 'slab', surface: 'clay', x: 170, y: 225, w: 400, h: 540, turn: -3 }],
    nodes: [{ id: 'appli', x: 468, y: 150, icon: 'wand', label: 'Appli', tone: 'machine', size: 100 }],
    links: [
      { from: [300, 185], to: 'appli', in: 'left' },
      { from: 'appli', to: [590, 210], via: [[560, 168]], out: 'right' },
    ],
    objects: [
      { what: 'sheet', x: 172, y: 200, scale: 1.85, turn: -4 },
      { what: 'scissors', x: 372, y: 380, turn: -80, scale: 0.95 },
      { what: 'phone', x: 676, y: 230, scale: 2.05, turn: 4 },
    ],
    notes: [
      { text: '4 000 lignes', x: 165, y: 358, turn: -4 },
      { text: 'à jour', x: 500, y: 380, turn: -3, to: [576, 330] },
    ],
    marks: [
      {
        kind: 'line',
        points: [
          [378, 20],
          [374, 100],
          [372, 200],
          [366, 290],
        ],
        dashed: true,
      },
    ],
  },
  'softr-glide-bubble-webflow-comparatif': {
    title: 'Une carte à deux axes, du rapide au sur-mesure, où se placent Softr, Glide, Bubble et Webflow',
    width: 800,
    height: 450,
    seed: 63,
    ground: 'sand',
    cutouts: [{ shape: 'pebble', surface: 'clay', x: 650, y: 115, w: 300, h: 200 }],
    nodes: [
      { id: 'softr', x: 165, y: 230, icon: 'dashboard', label: 'Softr', at: 'right', size: 76, tone: 'result' },
      { id: 'glide', x: 265, y: 325, icon: 'mobile', label: 'Glide', at: 'right', size: 76 },
      { id: 'webflow', x: 380, y: 180, icon: 'globe', label: 'Webflow', at: 'right', size: 76 },
      { id: 'bubble', x: 610, y: 105, icon: 'bubble', label: 'Bubble', at: 'right', size: 96, tone: 'machine' },
    ],
    links: [
      { from: [90, 395], to: [740, 392] },
      { from: [90, 395], to: [92, 42] },
    ],
    objects: [{ what: 'compass', x: 660, y: 300, scale: 1.1, turn: 12 }],
    notes: [
      { text: 'vite fait', x: 190, y: 430 },
      { text: 'plus long', x: 640, y: 432 },
      { text: 'liberté', x: 158, y: 64 },
    ],
  },
  'portail-client-nocode-cabinet': {
    title: 'La porte du portail entre le client et le cabinet : documents dans un sens, réponses dans l’autre',
    width: 800,
    height: 450,
    seed: 64,
    ground: 'kraft',
    cutouts: [{ shape: 'slab', surface: 'background', x: 400, y: 215, w: 210, h: 480, turn: 2 }],
    nodes: [
      { id: 'client', x: 120, y: 190, icon: 'user', label: 'Client', size: 100 },
      { id: 'portail', x: 400, y: 190, icon: 'door', label: 'Portail', tone: 'machine', size: 132 },
      { id: 'cabinet', x: 680, y: 190, icon: 'building', label: 'Cabinet', size: 100, tone: 'result' },
    ],
    links: [
      { from: [184, 160], to: [322, 160], via: [[252, 146]] },
      { from: [322, 222], to: [184, 222], via: [[252, 236]], dashed: true },
      { from: [478, 160], to: [616, 160], via: [[548, 146]] },
      { from: [616, 222], to: [478, 222], via: [[548, 236]], dashed: true },
    ],
    objects: [
      { what: 'key', x: 235, y: 382, turn: -14, scale: 1.2 },
      { what: 'book', x: 640, y: 370, scale: 0.85, turn: -4 },
      { what: 'book', x: 715, y: 374, scale: 0.75, turn: 5 },
    ],
    notes: [
      { text: 'pièces', x: 250, y: 122, turn: -3, size: 1.4 },
      { text: 'réponses', x: 546, y: 284, turn: -3, size: 1.4 },
    ],
  },
  'synchroniser-boutique-stock-compta': {
    title: 'Boutique, stock et comptabilité tournent ensemble dans un triangle',
    width: 800,
    height: 450,
    seed: 65,
    ground: 'sand',
    cutouts: [{ shape: 'pebble', surface: 'moss', x: 400, y: 240, w: 430, h: 320 }],
    nodes: [
      { id: 'sync', x: 400, y: 232, icon: 'refresh', tone: 'machine', size: 104 },
      { id: 'boutique', x: 400, y: 66, icon: 'shop', label: 'Boutique', at: 'right', size: 84 },
      { id: 'stock', x: 180, y: 320, icon: 'boxes', label: 'Stock', size: 84 },
      { id: 'compta', x: 620, y: 320, icon: 'calculator', label: 'Compta', size: 84, tone: 'result' },
    ],
    links: [
      {
        from: 'boutique',
        to: 'stock',
        via: [
          [250, 110],
          [186, 200],
        ],
        out: 'left',
        in: 'top',
      },
      {
        from: 'stock',
        to: 'compta',
        via: [
          [300, 372],
          [400, 388],
          [500, 370],
        ],
        out: 'right',
        in: 'left',
      },
      {
        from: 'compta',
        to: 'boutique',
        via: [
          [632, 200],
          [646, 110],
        ],
        out: 'top',
        in: 'right',
        dashed: true,
      },
    ],
    objects: [
      { what: 'shop', x: 130, y: 100, scale: 0.95 },
      { what: 'parcel', x: 68, y: 372, scale: 0.7, turn: -6 },
      { what: 'coins', x: 730, y: 230, scale: 0.95 },
    ],
    notes: [{ text: '− 1 en rayon', x: 306, y: 430, turn: -3 }],
  },
} as const satisfies Record<string, Drawing>;
