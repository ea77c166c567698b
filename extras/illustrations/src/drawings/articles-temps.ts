import type { Drawing } from '../engine/types';

/** Covers of the articles on time saved, appointments and artificial intelligence. */
export const timeArticles = {
  'rendez-vous-manques-rappels-sms': {
    title: 'Deux SMS avant l’heure, et le rendez-vous est tenu : jusqu’à 70 % d’absents en moins',
    width: 800,
    height: 450,
    seed: 71,
    ground: 'clay',
    cutouts: [{ shape: 'pebble', surface: 'background', x: 385, y: 225, w: 280, h: 400 }],
    nodes: [
      { id: 'rdv', x: 110, y: 150, icon: 'calendarClock', label: 'Réservé' },
      { id: 'venu', x: 665, y: 140, icon: 'userCheck', label: 'Présent', tone: 'result', size: 104 },
      { id: 'absent', x: 665, y: 335, icon: 'calendarMissed', label: 'Absent', tone: 'ghost', size: 80 },
    ],
    links: [
      { from: 'rdv', to: [288, 180], via: [[220, 152]] },
      { from: [486, 190], to: 'venu', via: [[545, 146]], in: 'left' },
      { from: [486, 290], to: 'absent', via: [[550, 332]], in: 'left', dashed: true },
    ],
    objects: [
      { what: 'phone', x: 385, y: 225, scale: 2.25, turn: -4 },
      { what: 'toothMirror', x: 128, y: 345, scale: 1.05 },
    ],
    notes: [
      { text: 'jusqu’à', x: 440, y: 40, size: 1.2, turn: -4 },
      { text: '− 70 %', x: 560, y: 58, size: 2.1, turn: -4 },
    ],
    marks: [
      { kind: 'cross', x: 665, y: 335, size: 110 },
      { kind: 'underline', x: 490, y: 78, w: 140 },
    ],
  },
  'ia-repondre-aux-mails-clients': {
    title: 'L’e-mail arrive, l’assistant prépare un brouillon, vous relisez, il part',
    width: 800,
    height: 450,
    seed: 72,
    ground: 'sand',
    cutouts: [{ shape: 'slab', surface: 'kraft', x: 150, y: 150, w: 260, h: 220, turn: -6 }],
    nodes: [
      { id: 'brouillon', x: 375, y: 270, icon: 'sparkles', label: 'Brouillon', tone: 'machine' },
      { id: 'relire', x: 560, y: 120, icon: 'eye', label: 'Vous relisez', at: 'top' },
      { id: 'envoi', x: 690, y: 300, icon: 'mailCheck', label: 'Envoi', tone: 'result' },
    ],
    links: [
      { from: [220, 196], to: 'brouillon', via: [[250, 262]], in: 'left' },
      { from: 'brouillon', to: 'relire', out: 'right', in: 'left' },
      { from: 'relire', to: 'envoi', out: 'right', in: 'top' },
      {
        from: 'relire',
        to: [452, 330],
        via: [
          [556, 270],
          [520, 322],
        ],
        out: 'bottom',
        dashed: true,
      },
    ],
    objects: [
      { what: 'envelope', x: 120, y: 108, scale: 1.05, turn: -12 },
      { what: 'envelope', x: 160, y: 168, scale: 1.15, turn: 5 },
      { what: 'pencil', x: 150, y: 365, turn: -20 },
    ],
    notes: [{ text: 'à corriger', x: 552, y: 394, turn: -4 }],
  },
  'audit-processus-trente-minutes': {
    title: 'Trente minutes au chronomètre : raconter, compter, choisir',
    width: 800,
    height: 450,
    seed: 73,
    ground: 'moss',
    cutouts: [{ shape: 'disc', surface: 'background', x: 400, y: 240, w: 380, h: 380 }],
    nodes: [
      { id: 'raconter', x: 648, y: 110, icon: 'message', label: 'Raconter', size: 84 },
      { id: 'compter', x: 620, y: 325, icon: 'calculator', label: 'Compter', size: 84 },
      { id: 'choisir', x: 150, y: 300, icon: 'idea', label: 'Choisir', tone: 'machine', size: 100 },
    ],
    links: [
      { from: [508, 140], to: 'raconter', in: 'left', arrow: true },
      {
        from: 'raconter',
        to: 'compter',
        via: [
          [740, 150],
          [742, 280],
          [700, 322],
        ],
        out: 'right',
        in: 'right',
      },
      {
        from: 'compter',
        to: 'choisir',
        via: [
          [520, 404],
          [400, 426],
          [270, 404],
        ],
        out: 'left',
        in: 'right',
        dashed: true,
      },
    ],
    objects: [
      { what: 'stopwatch', x: 400, y: 222, scale: 3.1 },
      { what: 'clapboard', x: 130, y: 130, scale: 1.1, turn: -7 },
    ],
    notes: [{ text: '30 min', x: 285, y: 50, size: 1.8, turn: -6 }],
  },
  'ia-compte-rendu-reunion-dictee': {
    title: 'La voix devient une onde, l’onde un texte, le texte une liste de tâches',
    width: 800,
    height: 450,
    seed: 74,
    ground: 'background',
    cutouts: [{ shape: 'pebble', surface: 'clay', x: 125, y: 215, w: 250, h: 330 }],
    nodes: [{ id: 'texte', x: 440, y: 215, icon: 'sparkles', label: 'Mise en forme', tone: 'machine' }],
    links: [
      {
        from: [182, 238],
        to: 'texte',
        via: [
          [206, 236],
          [222, 212],
          [238, 262],
          [254, 176],
          [270, 286],
          [288, 160],
          [304, 268],
          [320, 194],
          [334, 240],
          [348, 212],
        ],
        in: 'left',
        pencil: 'action',
      },
      { from: 'texte', to: [575, 214], out: 'right' },
      { from: [440, 84], to: 'texte', in: 'top', dashed: true },
    ],
    objects: [
      { what: 'mic', x: 105, y: 225, scale: 1.75 },
      { what: 'clapboard', x: 672, y: 222, scale: 2, turn: 3 },
    ],
    notes: [
      { text: '12 min', x: 272, y: 350, turn: -4 },
      { text: 'vos mots à vous', x: 440, y: 64, turn: -2 },
    ],
    marks: [{ kind: 'underline', x: 226, y: 366, w: 90 }],
  },
  'rgpd-ia-tpe-bonnes-pratiques': {
    title: 'Les noms sont découpés avant l’envoi à l’assistant, le reste est protégé',
    width: 800,
    height: 450,
    seed: 75,
    ground: 'kraft',
    cutouts: [{ shape: 'slab', surface: 'background', x: 150, y: 225, w: 220, h: 330, turn: -3 }],
    nodes: [
      { id: 'noms', x: 150, y: 120, icon: 'user', label: 'Noms', tone: 'ghost', size: 84 },
      { id: 'texte', x: 150, y: 310, icon: 'file', label: 'Le texte', size: 84 },
      { id: 'filtre', x: 420, y: 305, icon: 'shield', label: 'Filtre', tone: 'machine' },
      { id: 'ia', x: 670, y: 305, icon: 'sparkles', label: 'Assistant', tone: 'result' },
    ],
    links: [
      { from: 'texte', to: 'filtre' },
      { from: 'filtre', to: 'ia' },
      { from: 'noms', to: [300, 130], dashed: true, arrow: false },
    ],
    objects: [
      { what: 'scissors', x: 355, y: 128, turn: 174, scale: 1.05 },
      { what: 'padlock', x: 672, y: 128, scale: 1.25, turn: 6 },
    ],
    notes: [{ text: 'pas de noms', x: 510, y: 66, turn: -4, to: [424, 100] }],
    marks: [{ kind: 'cross', x: 150, y: 120, size: 104 }],
  },
} as const satisfies Record<string, Drawing>;
