import type { Drawing } from './engine/types';

/** One drawing per case study, about its subject. */
export const caseStudies = {
  'etude-electricien-bon-de-chantier': {
    title: 'Un carnet ouvert, et à côté le téléphone d’où part le bon de chantier',
    width: 800,
    height: 450,
    seed: 121,
    ground: 'kraft',
    cutouts: [{ shape: 'pebble', surface: 'background', x: 420, y: 236, w: 640, h: 380, turn: -4 }],
    nodes: [],
    links: [],
    objects: [
      { what: 'notebook', x: 238, y: 246, scale: 1.7, turn: -9, weight: 4.5, surface: 'clay' },
      { what: 'handset', x: 476, y: 230, scale: 1, turn: 5, weight: 4.5, surface: 'moss' },
      { what: 'pencil', x: 624, y: 356, scale: 1.2, turn: 12, weight: 4.5, surface: 'clay' },
    ],
    notes: [{ text: 'cinq cases', x: 226, y: 424, turn: -2, size: 1.8 }],
  },
  'etude-savonniere-commandes-expediees': {
    title: 'Un carton fermé sur le comptoir, son étiquette imprimée, le bordereau à côté',
    width: 800,
    height: 450,
    seed: 122,
    ground: 'clay',
    cutouts: [{ shape: 'slab', surface: 'background', x: 400, y: 424, w: 860, h: 130 }],
    nodes: [],
    links: [],
    objects: [
      { what: 'carton', x: 348, y: 244, scale: 1.2, weight: 4.5, surface: 'kraft' },
      { what: 'receipt', x: 606, y: 270, scale: 1.5, turn: 6, weight: 4.5, surface: 'background' },
      { what: 'stopwatch', x: 110, y: 292, scale: 1.2, weight: 4.5, surface: 'moss' },
    ],
    notes: [{ text: 'deux minutes', x: 620, y: 424, size: 1.8 }],
  },
  'etude-experte-comptable-pieces-reclamees': {
    title: 'Un classeur debout, et les enveloppes qui arrivent sans que personne les réclame',
    width: 800,
    height: 450,
    seed: 123,
    ground: 'moss',
    cutouts: [{ shape: 'disc', surface: 'kraft', x: 540, y: 226, w: 410, h: 410 }],
    nodes: [],
    links: [],
    objects: [
      { what: 'binder', x: 560, y: 226, scale: 1.25, weight: 4.5, surface: 'clay', accent: 'action' },
      { what: 'envelope', x: 262, y: 150, scale: 1.7, turn: -12, weight: 4.5, surface: 'background' },
      { what: 'envelope', x: 196, y: 312, scale: 1.4, turn: 8, weight: 4.5, surface: 'background' },
    ],
    notes: [{ text: 'tout est là', x: 712, y: 430, turn: -2, size: 1.6 }],
  },
} as const satisfies Record<string, Drawing>;
