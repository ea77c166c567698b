import type { Drawing } from './engine/types';

/** Drawings of automations for customers: sales, appointments, records. */
export const automations = {
  'automatisations-e-commerce-vente': {
    title: 'La commande payée devient une étiquette, l’étiquette un colis qui part',
    width: 800,
    height: 450,
    seed: 31,
    ground: 'clay',
    cutouts: [{ shape: 'slab', surface: 'kraft', x: 400, y: 434, w: 860, h: 150 }],
    nodes: [
      { id: 'payee', x: 100, y: 130, icon: 'card', label: 'Payée', size: 92 },
      { id: 'partie', x: 696, y: 150, icon: 'truck', label: 'Partie', tone: 'result', size: 104 },
    ],
    links: [
      { from: 'payee', to: [256, 176], via: [[206, 126]] },
      { from: [566, 190], to: 'partie', in: 'left' },
    ],
    objects: [
      { what: 'carton', x: 400, y: 270, scale: 1.15, weight: 4, surface: 'background' },
      { what: 'postage', x: 462, y: 332, weight: 4, turn: -3 },
    ],
    notes: [{ text: 'une heure après', x: 318, y: 84, turn: -4, to: [236, 128] }],
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
      { what: 'calendar', x: 402, y: 228, scale: 2.15, turn: -2, weight: 4.5 },
      { what: 'coffee', x: 110, y: 366, scale: 1.05 },
    ],
    notes: [{ text: 'créneau pris', x: 420, y: 428, turn: -3, to: [452, 290] }],
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
      { what: 'funnel', x: 290, y: 265, scale: 1.75, weight: 4.5 },
      { what: 'postit', x: 96, y: 340, turn: -8 },
      { what: 'plant', x: 706, y: 130 },
    ],
    notes: [{ text: 'tout au même endroit', x: 590, y: 240, turn: -2 }],
  },
} as const satisfies Record<string, Drawing>;
