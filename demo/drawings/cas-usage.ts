import type { Drawing } from './engine/types';

/** Drawings of the use cases of people who sell, advise or care for others. */
export const useCases = {
  'cas-usage-e-commerce': {
    title: 'Une boutique en ligne sous son store rayé : la nuit, une commande arrive',
    width: 800,
    height: 450,
    seed: 21,
    ground: 'night',
    cutouts: [{ shape: 'slab', surface: 'kraft', x: 400, y: 444, w: 860, h: 90 }],
    nodes: [],
    links: [],
    objects: [
      { what: 'window', x: 400, y: 268, scale: 1.1, weight: 4.5, surface: 'moss', accent: 'teal' },
      { what: 'awning', x: 400, y: 168, scale: 1.12, weight: 4.5 },
      { what: 'carton', x: 294, y: 336, scale: 0.52, weight: 4.5, surface: 'kraft' },
    ],
    notes: [{ text: '22 h 14', x: 504, y: 370, size: 2.6, turn: -3 }],
  },
  'cas-usage-services-b2b': {
    title: 'Un contrat signé au bas de la page, un crayon et un café à côté',
    width: 800,
    height: 450,
    seed: 22,
    ground: 'background',
    cutouts: [{ shape: 'pebble', surface: 'clay', x: 400, y: 250, w: 620, h: 370 }],
    nodes: [],
    links: [],
    objects: [
      { what: 'contract', x: 380, y: 222, turn: -5, weight: 4.5, surface: 'moss' },
      { what: 'pencil', x: 556, y: 340, scale: 1.5, turn: 148, weight: 4.5, surface: 'kraft' },
      { what: 'coffee', x: 656, y: 170, scale: 1.25, weight: 4.5, surface: 'moss' },
    ],
    notes: [{ text: 'signé', x: 122, y: 330, turn: -6, size: 2 }],
  },
  'cas-usage-professions-liberales': {
    title: 'Un dossier sous cadenas : ce qui manque se réclame, ce qui est dedans ne sort pas',
    width: 800,
    height: 450,
    seed: 23,
    ground: 'moss',
    cutouts: [{ shape: 'disc', surface: 'background', x: 400, y: 225, w: 410, h: 410 }],
    nodes: [],
    links: [],
    objects: [
      { what: 'lockedFile', x: 400, y: 230, weight: 4.5, surface: 'kraft' },
      { what: 'padlock', x: 392, y: 254, scale: 1.7, weight: 4.5, surface: 'clay' },
      { what: 'scales', x: 104, y: 178, scale: 1.1 },
      { what: 'stethoscope', x: 706, y: 176, scale: 1.2 },
      { what: 'compass', x: 706, y: 360, scale: 0.9 },
    ],
    notes: [{ text: 'reçu ou manquant', x: 168, y: 428, turn: -2 }],
  },
} as const satisfies Record<string, Drawing>;
