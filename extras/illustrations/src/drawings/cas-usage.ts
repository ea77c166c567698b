import type { Drawing } from '../engine/types';

/** Use cases of those who sell, advise or care. */
export const useCases = {
  'cas-usage-e-commerce': {
    title: 'La boucle d’une boutique : commande, préparation, livraison, avis, et le client revient',
    width: 800,
    height: 450,
    seed: 21,
    ground: 'sand',
    cutouts: [{ shape: 'disc', surface: 'kraft', x: 400, y: 225, w: 330, h: 330 }],
    nodes: [
      { id: 'commande', x: 400, y: 66, icon: 'cart', label: 'Commande', at: 'right', size: 84 },
      { id: 'colis', x: 676, y: 225, icon: 'parcel', label: 'Colis', tone: 'machine', size: 104 },
      { id: 'livraison', x: 400, y: 384, icon: 'truck', label: 'Livraison', at: 'right', size: 84 },
      { id: 'avis', x: 180, y: 225, icon: 'star', label: 'Avis', tone: 'result', size: 84 },
    ],
    links: [
      { from: 'commande', to: 'colis', out: 'right', in: 'top' },
      { from: 'colis', to: 'livraison', out: 'bottom', in: 'right' },
      {
        from: 'livraison',
        to: 'avis',
        via: [
          [262, 378],
          [196, 346],
        ],
        out: 'left',
        in: 'bottom',
      },
      {
        from: 'avis',
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
    notes: [{ text: 'il revient', x: 120, y: 84, turn: -6, to: [206, 122] }],
  },
  'cas-usage-services-b2b': {
    title: 'Un escalier de quatre marches, du premier contact au paiement, avec une relance au jour 8',
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
    notes: [{ text: 'relance jour 8', x: 470, y: 92, turn: 4 }],
  },
  'cas-usage-professions-liberales': {
    title: 'Le cabinet au centre, relié à l’agenda, aux dossiers, aux honoraires et aux rappels',
    width: 800,
    height: 450,
    seed: 23,
    ground: 'moss',
    cutouts: [{ shape: 'disc', surface: 'background', x: 400, y: 215, w: 270, h: 270 }],
    nodes: [
      { id: 'cabinet', x: 400, y: 205, icon: 'door', label: 'Le cabinet', tone: 'machine' },
      { id: 'agenda', x: 195, y: 80, icon: 'calendarCheck', label: 'Agenda', at: 'left', size: 80 },
      { id: 'dossiers', x: 605, y: 80, icon: 'folder', label: 'Dossiers', at: 'right', size: 80 },
      { id: 'honoraires', x: 185, y: 335, icon: 'euro', label: 'Honoraires', size: 80 },
      { id: 'rappels', x: 620, y: 345, icon: 'message', label: 'Rappels', size: 80, tone: 'result' },
    ],
    links: [
      { from: 'agenda', to: 'cabinet', out: 'right', in: 'left' },
      { from: 'cabinet', to: 'dossiers', out: 'right', in: 'left' },
      { from: 'honoraires', to: 'cabinet', out: 'right', in: 'left', dashed: true },
      { from: 'cabinet', to: 'rappels', out: 'right', in: 'left' },
    ],
    objects: [
      { what: 'toothMirror', x: 70, y: 205, scale: 0.95 },
      { what: 'stethoscope', x: 728, y: 215, scale: 0.95 },
      { what: 'scales', x: 400, y: 378, scale: 0.8 },
    ],
    notes: [{ text: 'moins d’oublis', x: 402, y: 46, turn: -2 }],
    marks: [{ kind: 'underline', x: 314, y: 62, w: 176 }],
  },
} as const satisfies Record<string, Drawing>;
