import type { Drawing } from '../engine/types';

/** Automations turned towards customers: sales, appointments, records. */
export const automations = {
  'automatisations-e-commerce-vente': {
    title: 'Un panier oublié, un e-mail le lendemain, une vente',
    width: 800,
    height: 450,
    seed: 31,
    ground: 'clay',
    cutouts: [{ shape: 'pebble', surface: 'background', x: 190, y: 235, w: 320, h: 340 }],
    nodes: [
      { id: 'relance', x: 450, y: 130, icon: 'mail', label: 'Rappel', tone: 'machine' },
      { id: 'vente', x: 665, y: 265, icon: 'card', label: 'Vente', tone: 'result', size: 100 },
      { id: 'stock', x: 440, y: 340, icon: 'warehouse', label: 'Stock', size: 80 },
    ],
    links: [
      { from: [268, 152], to: 'relance', via: [[320, 118]], in: 'left' },
      { from: 'relance', to: 'vente', out: 'right', in: 'top' },
      { from: 'vente', to: 'stock', out: 'left', in: 'right', dashed: true },
    ],
    objects: [
      { what: 'bag', x: 185, y: 240, scale: 2.1, turn: -5 },
      { what: 'flowers', x: 712, y: 98, scale: 1.05, turn: 6 },
    ],
    notes: [
      { text: 'panier oublié', x: 190, y: 422, turn: -2 },
      { text: '24 h après', x: 300, y: 66, turn: -5, to: [356, 104] },
    ],
  },
  'automatisations-services-rendez-vous': {
    title: 'Un grand calendrier, une demande qui prend un créneau, un rappel qui part',
    width: 800,
    height: 450,
    seed: 32,
    ground: 'sand',
    cutouts: [{ shape: 'slab', surface: 'moss', x: 410, y: 235, w: 290, h: 350, turn: 5 }],
    nodes: [
      { id: 'demande', x: 110, y: 120, icon: 'mobile', label: 'Demande' },
      { id: 'rappel', x: 660, y: 120, icon: 'bell', label: 'Rappel', tone: 'machine' },
      { id: 'venu', x: 660, y: 345, icon: 'smile', label: 'Il est là', tone: 'result', size: 84 },
    ],
    links: [
      { from: 'demande', to: [292, 190], via: [[230, 130]] },
      { from: [516, 250], to: 'rappel', via: [[556, 180]], in: 'left' },
      { from: [668, 222], to: 'venu', in: 'top' },
    ],
    objects: [
      { what: 'calendar', x: 402, y: 228, scale: 2.15, turn: -2 },
      { what: 'coffee', x: 110, y: 366, scale: 1.05 },
    ],
    notes: [{ text: 'mardi, 9 h', x: 420, y: 428, turn: -3, to: [452, 290] }],
  },
  'automatisations-gestion-client-crm': {
    title: 'E-mails, appels et formulaires tombent dans un entonnoir, une fiche client en sort',
    width: 800,
    height: 450,
    seed: 33,
    ground: 'sand',
    cutouts: [{ shape: 'pebble', surface: 'clay', x: 290, y: 250, w: 300, h: 280 }],
    nodes: [
      { id: 'mail', x: 110, y: 90, icon: 'mail', label: 'E-mail', at: 'top', size: 72 },
      { id: 'appel', x: 290, y: 66, icon: 'phone', label: 'Appel', at: 'right', size: 72 },
      { id: 'site', x: 470, y: 108, icon: 'globe', label: 'Site', at: 'right', size: 72 },
      { id: 'fiche', x: 520, y: 352, icon: 'user', tone: 'machine', size: 104, label: 'Fiche client', at: 'top' },
      { id: 'suivi', x: 710, y: 352, icon: 'repeat', label: 'Suivi', tone: 'result', size: 84 },
    ],
    links: [
      {
        from: 'mail',
        to: [236, 172],
        via: [
          [150, 156],
          [200, 150],
        ],
        out: 'bottom',
      },
      { from: 'appel', to: [290, 168], out: 'bottom' },
      {
        from: 'site',
        to: [350, 172],
        via: [
          [430, 160],
          [390, 150],
        ],
        out: 'bottom',
      },
      {
        from: [290, 384],
        to: 'fiche',
        via: [
          [312, 404],
          [390, 392],
        ],
        in: 'left',
      },
      { from: 'fiche', to: 'suivi' },
    ],
    objects: [
      { what: 'funnel', x: 290, y: 265, scale: 1.75 },
      { what: 'postit', x: 96, y: 340, turn: -8 },
      { what: 'plant', x: 706, y: 130 },
    ],
    notes: [{ text: 'tout au même endroit', x: 590, y: 240, turn: -2 }],
  },
} as const satisfies Record<string, Drawing>;
