import type { Drawing } from '../engine/types';

/** Use cases of those who sell, advise or care. */
export const useCases = {
  'cas-usage-e-commerce': {
    title: 'La boucle d’une boutique : commande, colis, livraison, comptes, puis la suivante',
    width: 800,
    height: 450,
    seed: 21,
    ground: 'sand',
    cutouts: [{ shape: 'disc', surface: 'kraft', x: 400, y: 225, w: 330, h: 330 }],
    nodes: [
      { id: 'commande', x: 400, y: 66, icon: 'cart', label: 'Commande', at: 'right', size: 84 },
      { id: 'colis', x: 676, y: 225, icon: 'parcel', label: 'Colis', tone: 'machine', size: 104 },
      { id: 'livraison', x: 400, y: 384, icon: 'truck', label: 'Livraison', at: 'right', size: 84 },
      { id: 'comptes', x: 180, y: 225, icon: 'calculator', label: 'Comptes', tone: 'result', size: 84 },
    ],
    links: [
      { from: 'commande', to: 'colis', out: 'right', in: 'top' },
      { from: 'colis', to: 'livraison', out: 'bottom', in: 'right' },
      {
        from: 'livraison',
        to: 'comptes',
        via: [
          [262, 378],
          [196, 346],
        ],
        out: 'left',
        in: 'bottom',
      },
      {
        from: 'comptes',
        to: 'commande',
        via: [
          [196, 124],
          [270, 76],
        ],
        out: 'top',
        in: 'left',
        dashed: true,
      },
    ],
    objects: [
      { what: 'parcel', x: 392, y: 228, scale: 1.7, turn: -4 },
      { what: 'bag', x: 82, y: 368, turn: -8 },
      { what: 'receipt', x: 732, y: 382, scale: 0.85, turn: 9 },
    ],
    notes: [{ text: 'la suivante', x: 120, y: 84, turn: -6, to: [206, 122] }],
  },
  'cas-usage-services-b2b': {
    title: 'Un escalier de quatre marches, du premier contact au paiement, avec une relance sur le devis',
    width: 800,
    height: 450,
    seed: 22,
    ground: 'background',
    cutouts: [{ shape: 'pebble', surface: 'clay', x: 120, y: 355, w: 240, h: 190 }],
    nodes: [
      { id: 'contact', x: 85, y: 70, icon: 'userPlus', label: 'Contact', at: 'right', size: 80 },
      { id: 'devis', x: 255, y: 170, icon: 'filePen', label: 'Devis', at: 'right', size: 80 },
      { id: 'accord', x: 425, y: 270, icon: 'handshake', label: 'Accord', at: 'right', tone: 'machine', size: 96 },
      { id: 'paiement', x: 610, y: 375, icon: 'banknote', label: 'Payé', at: 'right', tone: 'result', size: 86 },
    ],
    links: [
      { from: 'contact', to: 'devis', out: 'bottom', in: 'left' },
      { from: 'devis', to: 'accord', out: 'bottom', in: 'left' },
      { from: 'accord', to: 'paiement', out: 'bottom', in: 'left' },
      {
        from: [540, 250],
        to: [308, 132],
        via: [
          [512, 150],
          [400, 112],
        ],
        dashed: true,
        pencil: 'action',
      },
    ],
    objects: [
      { what: 'coffee', x: 128, y: 352, scale: 1.25 },
      { what: 'invoices', x: 690, y: 110, turn: 8, scale: 1.1 },
    ],
    notes: [{ text: 'relance', x: 470, y: 92, turn: 4 }],
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
