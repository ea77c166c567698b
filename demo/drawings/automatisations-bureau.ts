import type { Drawing } from './engine/types';

/** Drawings of office automations: word of mouth, accounts, support. */
export const officeAutomations = {
  'automatisations-marketing-reseaux-sociaux': {
    title: 'Trois photos de fleurs pendues à un fil : lundi, mercredi, vendredi',
    width: 800,
    height: 450,
    seed: 34,
    ground: 'background',
    cutouts: [{ shape: 'disc', surface: 'moss', x: 400, y: 250, w: 560, h: 380 }],
    nodes: [],
    links: [],
    objects: [
      { what: 'print', x: 180, y: 128, scale: 1.25, turn: 5, weight: 4 },
      { what: 'print', x: 400, y: 146, scale: 1.25, turn: -2, weight: 4, surface: 'kraft' },
      { what: 'print', x: 620, y: 128, scale: 1.25, turn: -6, weight: 4 },
    ],
    notes: [
      { text: 'lundi', x: 158, y: 402, turn: 4 },
      { text: 'mercredi', x: 404, y: 420, turn: -2 },
      { text: 'vendredi', x: 640, y: 402, turn: -5 },
    ],
    marks: [
      {
        kind: 'line',
        points: [
          [-10, 84],
          [180, 124],
          [400, 144],
          [620, 124],
          [810, 80],
        ],
        pencil: 'ink',
      },
    ],
  },
  'automatisations-finance-comptabilite': {
    title: 'Des tickets en vrac, puis trois classeurs : factures, relances, reçus',
    width: 800,
    height: 450,
    seed: 35,
    ground: 'sand',
    cutouts: [{ shape: 'slab', surface: 'moss', x: 600, y: 200, w: 430, h: 330, turn: 2 }],
    nodes: [],
    links: [{ from: [268, 226], to: [396, 226] }],
    objects: [
      { what: 'receipt', x: 98, y: 150, turn: -14, scale: 1.4, weight: 4 },
      { what: 'receipt', x: 204, y: 300, turn: 18, scale: 1.25, weight: 4 },
      { what: 'invoices', x: 96, y: 336, turn: -12, scale: 1.1, weight: 4 },
      { what: 'binder', x: 476, y: 246, weight: 4, surface: 'clay' },
      { what: 'binder', x: 576, y: 246, weight: 4, surface: 'kraft' },
      { what: 'binder', x: 688, y: 248, weight: 4, surface: 'clay', turn: 7 },
      { what: 'spineLabel', x: 476, y: 246, weight: 4 },
      { what: 'spineLabel', x: 576, y: 246, weight: 4 },
      { what: 'spineLabel', x: 688, y: 248, weight: 4, turn: 7 },
    ],
    notes: [
      { text: 'en vrac', x: 190, y: 66, turn: -4 },
      { text: 'factures', x: 534, y: 267, turn: -90, size: 1.35 },
      { text: 'relances', x: 633, y: 267, turn: -90, size: 1.35 },
      { text: 'reçus', x: 728, y: 253, turn: -83, size: 1.35 },
    ],
    marks: [
      {
        kind: 'line',
        points: [
          [400, 388],
          [560, 386],
          [770, 388],
        ],
        pencil: 'ink',
      },
    ],
  },
  'automatisations-support-service-client': {
    title: 'Le courrier trié en trois piles : 22 brouillons, 10 suivis, 8 appels pour vous',
    width: 800,
    height: 450,
    seed: 36,
    ground: 'kraft',
    cutouts: [{ shape: 'slab', surface: 'background', x: 400, y: 434, w: 860, h: 150 }],
    nodes: [],
    links: [],
    objects: [
      { what: 'tallPile', x: 180, y: 384, weight: 4, surface: 'moss' },
      { what: 'middlePile', x: 400, y: 384, weight: 4, surface: 'moss' },
      { what: 'smallPile', x: 620, y: 384, weight: 4 },
      { what: 'pencil', x: 180, y: 104, turn: -24, weight: 4 },
      { what: 'envelope', x: 400, y: 228, turn: -6, weight: 4, surface: 'moss' },
      { what: 'headset', x: 620, y: 222, scale: 1.15, weight: 4, surface: 'clay' },
    ],
    notes: [
      { text: 'brouillons', x: 180, y: 424 },
      { text: 'suivis', x: 400, y: 424 },
      { text: 'pour vous', x: 620, y: 424 },
    ],
  },
} as const satisfies Record<string, Drawing>;
