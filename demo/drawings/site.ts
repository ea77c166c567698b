import type { Drawing } from './engine/types';

/** The site's own pages: home, about, contact. */
export const screens = {
  accueil: {
    title: 'Devis signé, facture, relance s’il le faut, paiement, comptabilité : une journée sur notre établi',
    width: 800,
    height: 600,
    seed: 81,
    ground: 'none',
    animated: true,
    cutouts: [
      { shape: 'slab', surface: 'sand', x: 400, y: 300, w: 790, h: 590 },
      { shape: 'pebble', surface: 'moss', x: 215, y: 195, w: 380, h: 300 },
      { shape: 'pebble', surface: 'clay', x: 580, y: 390, w: 380, h: 330 },
    ],
    nodes: [
      { id: 'devis', x: 120, y: 130, icon: 'signature', label: 'Devis signé', size: 100 },
      { id: 'facture', x: 365, y: 165, icon: 'invoice', label: 'Facture', size: 100 },
      { id: 'relance', x: 625, y: 165, icon: 'send', label: 'Relance', tone: 'machine', size: 120 },
      { id: 'payee', x: 540, y: 390, icon: 'banknote', label: 'Payée', size: 104, at: 'right' },
      { id: 'compta', x: 290, y: 420, icon: 'calculator', label: 'Comptabilité', tone: 'result', size: 112 },
    ],
    links: [
      { from: 'devis', to: 'facture', loop: true, out: 'right', in: 'left' },
      { from: 'facture', to: 'relance' },
      { from: 'relance', to: 'payee', out: 'bottom', in: 'top' },
      { from: 'facture', to: 'payee', via: [[386, 330]], out: 'bottom', in: 'left', dashed: true },
      {
        from: 'payee',
        to: 'compta',
        via: [
          [540, 486],
          [450, 470],
        ],
        out: 'bottom',
        in: 'right',
      },
      {
        from: 'relance',
        to: 'relance',
        via: [
          [742, 150],
          [762, 92],
          [712, 44],
          [642, 62],
        ],
        out: 'right',
        in: 'top',
        dashed: true,
        pencil: 'action',
        arrow: false,
      },
    ],
    objects: [
      { what: 'lamp', x: 110, y: 471, scale: 1.4 },
      { what: 'coffee', x: 420, y: 532, scale: 0.8 },
      { what: 'pencil', x: 268, y: 54, turn: -10, scale: 0.9 },
      { what: 'cat', x: 700, y: 510, scale: 1.06 },
    ],
    notes: [
      { text: 'pas payée ?', x: 470, y: 76, turn: -3, to: [494, 148] },
      { text: 'du temps rendu', x: 180, y: 330, turn: -3, size: 1.7 },
    ],
    marks: [
      { kind: 'underline', x: 94, y: 346, w: 172 },
      {
        kind: 'line',
        points: [
          [22, 565],
          [200, 562],
          [400, 566],
          [600, 563],
          [778, 565],
        ],
        pencil: 'ink',
      },
    ],
  },
  contact: {
    title: 'Votre message arrive à l’atelier, une réponse revient sous 24 heures',
    width: 800,
    height: 450,
    seed: 83,
    ground: 'sand',
    cutouts: [{ shape: 'disc', surface: 'moss', x: 400, y: 225, w: 300, h: 300 }],
    nodes: [
      { id: 'vous', x: 110, y: 215, icon: 'pen', label: 'Vous', size: 100 },
      { id: 'atelier', x: 690, y: 215, icon: 'wrench', label: 'L’atelier', tone: 'machine' },
    ],
    links: [
      {
        from: 'vous',
        to: 'atelier',
        via: [
          [140, 92],
          [270, 60],
          [400, 90],
          [540, 58],
          [662, 92],
        ],
        out: 'top',
        in: 'top',
      },
      {
        from: 'atelier',
        to: 'vous',
        via: [
          [640, 392],
          [400, 408],
          [160, 380],
        ],
        out: 'bottom',
        in: 'bottom',
        dashed: true,
        arrow: false,
      },
    ],
    objects: [
      { what: 'envelope', x: 400, y: 200, scale: 1.75, turn: -7, weight: 4.5 },
      { what: 'coffee', x: 530, y: 318, scale: 0.8 },
    ],
    notes: [{ text: 'sous 24 h', x: 330, y: 366, size: 1.9, turn: -3 }],
  },
  'a-propos': {
    title: 'L’atelier : l’établi, la lampe, les outils au mur, les stations en cours et le chat',
    width: 800,
    height: 450,
    seed: 84,
    ground: 'sand',
    cutouts: [
      { shape: 'slab', surface: 'kraft', x: 400, y: 420, w: 780, h: 110 },
      { shape: 'slab', surface: 'moss', x: 410, y: 110, w: 500, h: 170, turn: -1 },
    ],
    nodes: [
      { id: 'a', x: 338, y: 300, icon: 'mail', size: 84 },
      { id: 'b', x: 470, y: 292, icon: 'cog', tone: 'machine', size: 100 },
      { id: 'c', x: 602, y: 300, icon: 'done', tone: 'result', size: 84 },
    ],
    links: [
      { from: 'a', to: 'b' },
      { from: 'b', to: 'c' },
    ],
    objects: [
      { what: 'lamp', x: 138, y: 275, scale: 1.2 },
      { what: 'hammer', x: 230, y: 112, scale: 0.85 },
      { what: 'square', x: 335, y: 116, scale: 0.85 },
      { what: 'spanner', x: 430, y: 112, turn: 90, scale: 0.8 },
      { what: 'scissors', x: 515, y: 108, turn: 90, scale: 0.8 },
      { what: 'compass', x: 600, y: 106, scale: 0.9 },
      { what: 'cat', x: 718, y: 304, scale: 1.08 },
      { what: 'coffee', x: 240, y: 326, scale: 0.7 },
      { what: 'plant', x: 728, y: 120, scale: 0.9 },
    ],
    notes: [{ text: 'depuis 2019', x: 400, y: 420, turn: -1, size: 1.8 }],
    marks: [
      {
        kind: 'line',
        points: [
          [20, 362],
          [200, 359],
          [400, 363],
          [600, 360],
          [780, 362],
        ],
        pencil: 'ink',
      },
      { kind: 'underline', x: 315, y: 436, w: 175 },
    ],
  },
} as const satisfies Record<string, Drawing>;
