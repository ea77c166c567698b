import type { Drawing } from '../engine/types';

/** Covers of the articles that help to decide, to keep and to be paid. */
export const guideArticles = {
  'facture-impayee-calendrier-relances': {
    title: 'La facture en retard : un rappel, un appel, et l’argent arrive avant le trentième jour',
    width: 800,
    height: 450,
    seed: 101,
    ground: 'clay',
    cutouts: [{ shape: 'slab', surface: 'background', x: 405, y: 205, w: 400, h: 200, turn: -2 }],
    nodes: [
      { id: 'rappel', x: 310, y: 200, icon: 'bell', label: 'Rappel', tone: 'machine', size: 104 },
      { id: 'appel', x: 500, y: 200, icon: 'phone', label: 'Appel', size: 84 },
      { id: 'paye', x: 690, y: 200, icon: 'banknote', label: 'Payée', tone: 'result', size: 100 },
    ],
    links: [
      { from: [190, 200], to: 'rappel', in: 'left' },
      { from: 'rappel', to: 'appel' },
      { from: 'appel', to: 'paye' },
    ],
    objects: [
      { what: 'invoices', x: 110, y: 195, scale: 1.25, turn: -5 },
      { what: 'calendar', x: 300, y: 384, scale: 0.9, turn: -4 },
      { what: 'coins', x: 690, y: 384, scale: 1.05 },
    ],
    notes: [
      { text: 'jour 3', x: 310, y: 92, turn: -4 },
      { text: 'jour 10', x: 500, y: 96, turn: 2 },
    ],
  },
  'sauvegarder-ses-donnees-sans-y-penser': {
    title: 'Trois copies des dossiers : au bureau, ailleurs, et une sous clé',
    width: 800,
    height: 450,
    seed: 102,
    ground: 'moss',
    cutouts: [{ shape: 'pebble', surface: 'background', x: 430, y: 225, w: 380, h: 330 }],
    nodes: [
      { id: 'dossiers', x: 330, y: 215, icon: 'folder', label: 'Dossiers', tone: 'machine', size: 108 },
      { id: 'ailleurs', x: 560, y: 100, icon: 'server', label: 'Chaque nuit', at: 'right', size: 80 },
      { id: 'coffre', x: 560, y: 320, icon: 'shield', label: 'Débranchée', at: 'right', tone: 'result', size: 80 },
    ],
    links: [
      { from: [196, 216], to: 'dossiers', in: 'left' },
      { from: 'dossiers', to: 'ailleurs', out: 'right', in: 'left' },
      { from: 'dossiers', to: 'coffre', out: 'right', in: 'left', dashed: true },
    ],
    objects: [
      { what: 'laptop', x: 112, y: 216, scale: 1.15 },
      { what: 'padlock', x: 700, y: 390, scale: 0.95, turn: 8 },
      { what: 'coffee', x: 130, y: 366, scale: 0.8 },
    ],
    notes: [{ text: 'essayé en mars', x: 340, y: 386, turn: -3 }],
  },
  'excel-airtable-ou-logiciel-metier': {
    title: 'D’une même feuille partent trois chemins : le tableur, la base, le logiciel du métier',
    width: 800,
    height: 450,
    seed: 103,
    ground: 'kraft',
    cutouts: [{ shape: 'disc', surface: 'background', x: 190, y: 230, w: 330, h: 330 }],
    nodes: [
      { id: 'tableur', x: 470, y: 82, icon: 'spreadsheet', label: 'Tableur', at: 'right', size: 80 },
      { id: 'base', x: 540, y: 222, icon: 'layers', label: 'Base', at: 'right', size: 92, tone: 'machine' },
      { id: 'metier', x: 470, y: 362, icon: 'wrench', label: 'Métier', at: 'right', size: 80, tone: 'result' },
    ],
    links: [
      { from: [290, 172], to: 'tableur', via: [[350, 96]], in: 'left' },
      { from: [304, 224], to: 'base', in: 'left' },
      { from: [290, 280], to: 'metier', via: [[350, 352]], in: 'left' },
    ],
    objects: [
      { what: 'sheet', x: 190, y: 220, scale: 1.6, turn: -4 },
      { what: 'stopwatch', x: 704, y: 110, scale: 0.95 },
      { what: 'pencil', x: 176, y: 394, turn: -16 },
    ],
    notes: [{ text: 'dix minutes', x: 676, y: 322, turn: -3 }],
  },
} as const satisfies Record<string, Drawing>;
