import type { Drawing } from '../engine/types';

/** Automations of the office: word of mouth, accounts, support. */
export const officeAutomations = {
  'automatisations-marketing-reseaux-sociaux': {
    title: 'Un message, trois canaux : la lettre, les réseaux, les avis',
    width: 800,
    height: 450,
    seed: 34,
    ground: 'background',
    cutouts: [{ shape: 'disc', surface: 'clay', x: 150, y: 250, w: 380, h: 380 }],
    nodes: [
      { id: 'photo', x: 92, y: 82, icon: 'camera', label: 'Photo', at: 'right', size: 76 },
      { id: 'lettre', x: 470, y: 75, icon: 'mailOpen', label: 'Lettre', at: 'right', size: 84 },
      { id: 'reseaux', x: 560, y: 225, icon: 'share', label: 'Réseaux', at: 'right', tone: 'machine', size: 104 },
      { id: 'avis', x: 470, y: 375, icon: 'star', label: 'Avis', at: 'right', tone: 'result', size: 84 },
    ],
    links: [
      { from: 'photo', to: [118, 176], out: 'bottom' },
      { from: [278, 200], to: 'lettre', via: [[340, 110]], in: 'left' },
      { from: [300, 248], to: 'reseaux', in: 'left', loop: true },
      { from: [284, 300], to: 'avis', via: [[330, 356]], in: 'left' },
    ],
    objects: [
      { what: 'megaphone', x: 160, y: 262, scale: 1.6, turn: -6 },
      { what: 'palette', x: 706, y: 92, scale: 0.85 },
    ],
    notes: [{ text: 'une fois par mois', x: 655, y: 436, turn: -3 }],
  },
  'automatisations-finance-comptabilite': {
    title: 'À gauche des tickets en vrac, à droite une comptabilité rangée',
    width: 800,
    height: 450,
    seed: 35,
    ground: 'sand',
    cutouts: [{ shape: 'slab', surface: 'moss', x: 640, y: 225, w: 400, h: 540, turn: 3 }],
    nodes: [
      { id: 'tri', x: 400, y: 215, icon: 'calculator', label: 'Tri', tone: 'machine', size: 120 },
      { id: 'banque', x: 620, y: 85, icon: 'bank', label: 'Banque', at: 'right', size: 76 },
      { id: 'tva', x: 620, y: 215, icon: 'percent', label: 'TVA', at: 'right', size: 76 },
      { id: 'bilan', x: 620, y: 345, icon: 'chart', label: 'Bilan', at: 'right', size: 76, tone: 'result' },
    ],
    links: [
      {
        from: [215, 130],
        to: 'tri',
        via: [
          [282, 84],
          [306, 150],
          [236, 196],
          [208, 140],
          [300, 112],
          [322, 206],
          [250, 278],
          [236, 210],
          [318, 176],
          [306, 286],
          [250, 246],
          [290, 214],
        ],
        in: 'left',
      },
      { from: 'tri', to: 'banque', out: 'right', in: 'left' },
      { from: 'tri', to: 'tva' },
      { from: 'tri', to: 'bilan', out: 'right', in: 'left' },
    ],
    objects: [
      { what: 'receipt', x: 92, y: 140, turn: -12, scale: 1.15 },
      { what: 'receipt', x: 186, y: 330, turn: 16, scale: 0.95 },
      { what: 'invoices', x: 82, y: 338, turn: -16, scale: 0.95 },
    ],
    notes: [{ text: 'en vrac', x: 170, y: 48, turn: -4 }],
    marks: [
      { kind: 'tick', x: 576, y: 40 },
      { kind: 'tick', x: 576, y: 170 },
      { kind: 'tick', x: 576, y: 300 },
    ],
  },
  'automatisations-support-service-client': {
    title: 'Une question arrive : la réponse simple part seule, la difficile vient à vous',
    width: 800,
    height: 450,
    seed: 36,
    ground: 'kraft',
    cutouts: [{ shape: 'pebble', surface: 'background', x: 150, y: 225, w: 310, h: 350 }],
    nodes: [
      { id: 'tri', x: 390, y: 215, icon: 'funnel', label: 'Tri', tone: 'machine' },
      { id: 'reponse', x: 630, y: 95, icon: 'send', label: 'Réponse', tone: 'result' },
      { id: 'vous', x: 630, y: 335, icon: 'headset', label: 'Vous' },
    ],
    links: [
      { from: [258, 225], to: 'tri' },
      { from: 'tri', to: 'reponse', out: 'right', in: 'left' },
      { from: 'tri', to: 'vous', out: 'right', in: 'left', dashed: true },
    ],
    objects: [
      { what: 'bubbles', x: 148, y: 225, scale: 1.7 },
      { what: 'headset', x: 745, y: 215, scale: 0.75 },
    ],
    notes: [
      { text: '8 sur 10', x: 446, y: 80, turn: -4, to: [548, 106] },
      { text: 'urgent ?', x: 432, y: 392, turn: 3 },
    ],
    marks: [{ kind: 'circle', x: 630, y: 350, rx: 82, ry: 84 }],
  },
} as const satisfies Record<string, Drawing>;
