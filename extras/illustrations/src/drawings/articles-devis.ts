import type { Drawing } from '../engine/types';

/** Covers of the articles on quotes, invoices, prices and customers. */
export const quoteArticles = {
  'relancer-ses-devis-sans-y-penser': {
    title: 'Le devis attend, la relance repart en boucle aux jours 3, 8 et 15, le devis est signé',
    width: 800,
    height: 450,
    seed: 51,
    ground: 'sand',
    cutouts: [{ shape: 'disc', surface: 'clay', x: 380, y: 225, w: 310, h: 310 }],
    nodes: [
      { id: 'devis', x: 100, y: 225, icon: 'filePen', label: 'Devis' },
      { id: 'relance', x: 380, y: 225, icon: 'send', label: 'Relance', tone: 'machine', size: 112 },
      { id: 'signe', x: 680, y: 225, icon: 'signature', label: 'Signé', tone: 'result', size: 104 },
    ],
    links: [
      { from: 'devis', to: 'relance' },
      {
        from: [352, 160],
        to: [398, 160],
        via: [
          [296, 112],
          [314, 50],
          [380, 28],
          [446, 50],
          [456, 112],
        ],
        dashed: true,
      },
      { from: 'relance', to: 'signe' },
    ],
    objects: [
      { what: 'calendar', x: 105, y: 92, scale: 0.95, turn: -6 },
      { what: 'pencil', x: 655, y: 385, turn: -16 },
      { what: 'coffee', x: 130, y: 382, scale: 0.8 },
    ],
    notes: [
      { text: 'jour 3', x: 244, y: 92, turn: -8 },
      { text: 'jour 8', x: 384, y: 102, turn: -2 },
      { text: 'jour 15', x: 538, y: 84, turn: 6 },
    ],
  },
  'facturation-electronique-preparer-sa-tpe': {
    title: 'La facture passe par la plateforme, qui sert le client et l’administration',
    width: 800,
    height: 450,
    seed: 52,
    ground: 'kraft',
    cutouts: [{ shape: 'slab', surface: 'background', x: 400, y: 110, w: 330, h: 200, turn: 2 }],
    nodes: [
      { id: 'plateforme', x: 400, y: 112, icon: 'exchange', label: 'Plateforme', tone: 'machine', at: 'bottom' },
      { id: 'client', x: 660, y: 300, icon: 'inbox', label: 'Client' },
      { id: 'impots', x: 400, y: 335, icon: 'bank', label: 'Impôts', tone: 'result', size: 84 },
    ],
    links: [
      { from: [180, 236], to: 'plateforme', via: [[220, 140]], in: 'left' },
      {
        from: 'plateforme',
        to: 'client',
        via: [
          [600, 118],
          [655, 180],
        ],
        out: 'right',
        in: 'top',
      },
      { from: [400, 218], to: 'impots', in: 'top' },
    ],
    objects: [
      { what: 'invoices', x: 140, y: 305, scale: 1.35, turn: -5 },
      { what: 'envelope', x: 100, y: 84, scale: 0.95, turn: -8 },
      { what: 'stamp', x: 692, y: 92, scale: 0.8, turn: 10 },
    ],
    notes: [{ text: '2027', x: 535, y: 300, size: 2, turn: -5 }],
    marks: [
      { kind: 'cross', x: 100, y: 84, size: 92 },
      { kind: 'circle', x: 535, y: 286, rx: 52, ry: 32 },
    ],
  },
  'combien-coute-une-automatisation': {
    title: 'Une balance : d’un côté les heures perdues, de l’autre le prix de la machine',
    width: 800,
    height: 450,
    seed: 53,
    ground: 'moss',
    cutouts: [{ shape: 'disc', surface: 'background', x: 400, y: 470, w: 640, h: 330 }],
    nodes: [
      { id: 'heures', x: 274, y: 232, icon: 'hourglass', label: 'Vos heures', at: 'left', size: 76 },
      { id: 'machine', x: 526, y: 198, icon: 'cog', label: 'La machine', at: 'right', tone: 'machine', size: 76 },
    ],
    links: [
      { from: [100, 156], to: [150, 206], via: [[112, 188]] },
      { from: [706, 128], to: [664, 170], via: [[698, 156]] },
    ],
    objects: [
      { what: 'scales', x: 400, y: 262, scale: 2.75 },
      { what: 'stopwatch', x: 96, y: 90, scale: 1.05 },
      { what: 'coins', x: 708, y: 90, scale: 1.1 },
    ],
    notes: [
      { text: '4 h / semaine', x: 236, y: 400, turn: -3 },
      { text: 'dès 500 €', x: 570, y: 392, turn: 3 },
      { text: 'hors taxes', x: 590, y: 424, size: 0.8, turn: 3 },
    ],
  },
  'choisir-son-crm-quand-on-est-trois': {
    title: 'Trois personnes autour d’une table ronde, une seule fiche au milieu',
    width: 800,
    height: 450,
    seed: 54,
    ground: 'sand',
    cutouts: [{ shape: 'disc', surface: 'kraft', x: 400, y: 235, w: 400, h: 290 }],
    nodes: [
      { id: 'fiche', x: 400, y: 230, icon: 'notebook', tone: 'machine', size: 108 },
      { id: 'un', x: 110, y: 210, icon: 'user', label: 'Chantier', size: 84 },
      { id: 'deux', x: 690, y: 210, icon: 'phone', label: 'Bureau', size: 84 },
      { id: 'trois', x: 400, y: 392, icon: 'truck', label: 'Livraison', at: 'right', size: 76 },
    ],
    links: [
      { from: 'un', to: 'fiche' },
      { from: 'deux', to: 'fiche' },
      { from: 'trois', to: 'fiche' },
    ],
    objects: [
      { what: 'coffee', x: 285, y: 156, scale: 0.6 },
      { what: 'coffee', x: 520, y: 164, scale: 0.6, flip: true },
      { what: 'coffee', x: 286, y: 322, scale: 0.6 },
      { what: 'postit', x: 690, y: 82, turn: 8, scale: 0.9 },
    ],
    notes: [{ text: 'une seule fiche', x: 400, y: 56, turn: -2, to: [400, 162] }],
  },
  'crm-batiment-suivre-ses-chantiers': {
    title: 'La route des chantiers : visite, travaux, réception, photos à chaque étape',
    width: 800,
    height: 450,
    seed: 55,
    ground: 'clay',
    cutouts: [{ shape: 'pebble', surface: 'background', x: 610, y: 260, w: 360, h: 340 }],
    nodes: [
      { id: 'visite', x: 120, y: 320, icon: 'pin', label: 'Visite', size: 84 },
      { id: 'travaux', x: 300, y: 130, icon: 'hammer', label: 'Travaux', tone: 'machine', size: 108 },
      { id: 'photos', x: 470, y: 310, icon: 'camera', label: 'Photos', size: 84 },
      { id: 'reception', x: 690, y: 225, icon: 'key', label: 'Réception', tone: 'result', size: 100 },
    ],
    links: [
      { from: 'visite', to: 'travaux', out: 'top', in: 'left' },
      { from: 'travaux', to: 'photos', out: 'right', in: 'top' },
      { from: 'photos', to: 'reception', out: 'right', in: 'left' },
    ],
    objects: [
      { what: 'hardhat', x: 110, y: 92, turn: -8 },
      { what: 'trowel', x: 285, y: 390, turn: -14, scale: 0.85 },
      { what: 'bricks', x: 655, y: 388, scale: 0.85 },
    ],
    notes: [{ text: 'il reste 12 jours', x: 620, y: 92, turn: -4 }],
    marks: [{ kind: 'underline', x: 528, y: 114, w: 184 }],
  },
} as const satisfies Record<string, Drawing>;
