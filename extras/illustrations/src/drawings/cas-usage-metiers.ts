import type { Drawing } from '../engine/types';

/** Use cases of those who make, build or teach. */
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
      { what: 'thread', x: 80, y: 92, scale: 1.25 },
      { what: 'scissors', x: 96, y: 396, turn: 8, scale: 0.85 },
      { what: 'vase', x: 630, y: 132, scale: 1.2 },
      { what: 'brush', x: 738, y: 140, turn: 16, scale: 0.9 },
    ],
    notes: [{ text: '30 % à la commande', x: 480, y: 425, turn: -2, to: [505, 370] }],
  },
  'cas-usage-btp-artisanat': {
    title: 'De la visite au chantier puis à la facture, sous la charpente',
    width: 800,
    height: 450,
    seed: 25,
    ground: 'kraft',
    cutouts: [{ shape: 'slab', surface: 'background', x: 290, y: 140, w: 500, h: 210, turn: -2 }],
    nodes: [
      { id: 'visite', x: 115, y: 125, icon: 'ruler', label: 'Visite' },
      { id: 'devis', x: 280, y: 125, icon: 'filePen', label: 'Devis', tone: 'machine', size: 104 },
      { id: 'chantier', x: 450, y: 125, icon: 'hardhat', label: 'Chantier' },
      { id: 'facture', x: 330, y: 330, icon: 'invoice', label: 'Facture', at: 'left', tone: 'result' },
    ],
    links: [
      { from: 'visite', to: 'devis' },
      { from: 'devis', to: 'chantier' },
      { from: 'chantier', to: 'facture', out: 'bottom', in: 'right' },
    ],
    objects: [
      { what: 'frame', x: 668, y: 272, scale: 1.45 },
      { what: 'level', x: 665, y: 92, scale: 1.25, turn: -4 },
      { what: 'bricks', x: 92, y: 358, scale: 0.9 },
    ],
    notes: [{ text: 'le soir même', x: 420, y: 432, turn: -2 }],
    marks: [{ kind: 'measure', from: [548, 405], to: [788, 405], text: '6 m' }],
  },
  'cas-usage-formation-conseil': {
    title: 'La frise d’une session : inscription, convention, émargement, attestation',
    width: 800,
    height: 450,
    seed: 26,
    ground: 'sand',
    nodes: [
      { id: 'inscription', x: 100, y: 270, icon: 'userPlus', label: 'Inscription', size: 80 },
      { id: 'convention', x: 290, y: 180, icon: 'signature', label: 'Convention', size: 80, at: 'top' },
      { id: 'presence', x: 480, y: 270, icon: 'pen', label: 'Émargement', size: 96, tone: 'machine' },
      { id: 'attestation', x: 680, y: 180, icon: 'badge', label: 'Attestation', size: 88, tone: 'result' },
    ],
    links: [
      { from: 'inscription', to: 'convention', out: 'right', in: 'left' },
      { from: 'convention', to: 'presence', out: 'right', in: 'left' },
      { from: 'presence', to: 'attestation', out: 'right', in: 'left' },
    ],
    objects: [
      { what: 'cap', x: 110, y: 90, scale: 1.1, turn: -8 },
      { what: 'book', x: 560, y: 90, scale: 0.85, turn: 6 },
    ],
    notes: [
      { text: 'jour − 15', x: 120, y: 428 },
      { text: 'jour 0', x: 480, y: 428 },
      { text: 'jour + 1', x: 690, y: 428 },
    ],
    marks: [
      {
        kind: 'line',
        points: [
          [40, 385],
          [200, 381],
          [400, 387],
          [600, 382],
          [765, 385],
        ],
        pencil: 'ink',
      },
      {
        kind: 'line',
        points: [
          [120, 372],
          [121, 398],
        ],
        pencil: 'ink',
      },
      {
        kind: 'line',
        points: [
          [480, 372],
          [481, 398],
        ],
        pencil: 'ink',
      },
      {
        kind: 'line',
        points: [
          [690, 372],
          [691, 398],
        ],
        pencil: 'ink',
      },
    ],
  },
} as const satisfies Record<string, Drawing>;
