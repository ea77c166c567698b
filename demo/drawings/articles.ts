import { coversOf } from './categories';

/** The covers of articles: one object for each, in the scene of its category. */
export const articles = {
  ...coversOf('Automatisation', {
    'facture-impayee-calendrier-relances': {
      title: 'Une facture impayée derrière la page du jour 30, entourée sur l’éphéméride',
      seed: 101,
      objects: [
        { what: 'bill', x: 300, y: 214, turn: -9, surface: 'clay' },
        { what: 'dayPage', x: 448, y: 206, turn: 3 },
        { what: 'thirty', x: 444, y: 222, turn: 3, weight: 14 },
      ],
    },
    'relancer-ses-devis-sans-y-penser': {
      title: 'Un devis plié en avion repart trois fois : aux jours 3, 8 et 15',
      seed: 51,
      scene: { turn: -7, y: 62 },
      objects: [{ what: 'paperPlane', x: 518, y: 172, scale: 1.15, turn: -4 }],
      marks: [
        {
          kind: 'line',
          points: [
            [60, 330],
            [150, 300],
            [236, 230],
            [220, 168],
            [164, 190],
            [206, 260],
            [320, 236],
          ],
          dashed: true,
          pencil: 'ink',
        },
      ],
      notes: [
        { text: '3', x: 96, y: 286, size: 2.4 },
        { text: '8', x: 198, y: 140, size: 2.4 },
        { text: '15', x: 308, y: 304, size: 2.4 },
      ],
    },
    'rendez-vous-manques-rappels-sms': {
      title: 'Un téléphone, et le message qui rappelle le rendez-vous de demain',
      seed: 61,
      objects: [{ what: 'handset', x: 322, y: 190, turn: -4 }],
    },
    'sauvegarder-ses-donnees-sans-y-penser': {
      title: 'Un disque dur rangé dans un coffre-fort dont la porte est ouverte',
      seed: 102,
      objects: [
        { what: 'safe', x: 410, y: 204 },
        { what: 'hardDisk', x: 350, y: 204 },
      ],
    },
    'synchroniser-boutique-stock-compta': {
      title: 'Une étagère de boîtes étiquetées, où chaque article a sa place',
      seed: 64,
      objects: [{ what: 'shelf', x: 400, y: 202 }],
    },
    'zapier-make-power-automate-lequel-choisir': {
      title: 'Un poteau à trois flèches : Zapier, Make, Power Automate',
      seed: 63,
      objects: [{ what: 'crossroads', x: 386, y: 200, scale: 0.95 }],
    },
  }),
  ...coversOf('NoCode', {
    'excel-airtable-ou-logiciel-metier': {
      title: 'Un bouton à trois crans : le tableur, la base, le logiciel du métier',
      seed: 103,
      objects: [
        { what: 'dial', x: 400, y: 318, scale: 0.88, turn: -42 },
        { what: 'sheet', x: 196, y: 224, weight: 4 },
        { what: 'layers', x: 400, y: 138, weight: 4 },
        { what: 'spanner', x: 606, y: 224, scale: 1.1, turn: -38, weight: 4 },
      ],
    },
    'portail-client-nocode-cabinet': {
      title: 'La porte entrouverte d’un cabinet, dans la fenêtre d’une application',
      seed: 62,
      objects: [{ what: 'door', x: 400, y: 262 }],
    },
    'softr-glide-bubble-webflow-comparatif': {
      title: 'Un trousseau de quatre clés : commencer par savoir qui se connecte',
      seed: 65,
      objects: [
        { what: 'ring', x: 400, y: 180, weight: 9 },
        { what: 'hangingKey', x: 400, y: 180, turn: 60, surface: 'clay' },
        { what: 'hangingKey', x: 400, y: 180, turn: 20 },
        { what: 'hangingKey', x: 400, y: 180, turn: -20, surface: 'kraft' },
        { what: 'hangingKey', x: 400, y: 180, turn: -60, surface: 'clay' },
      ],
    },
    'tableau-excel-vers-application-nocode': {
      title: 'Une colonne se détache d’un grand tableau',
      seed: 66,
      objects: [
        { what: 'gridSheet', x: 300, y: 264 },
        { what: 'gridColumn', x: 596, y: 252, scale: 1.1, turn: 13 },
      ],
      marks: [
        {
          kind: 'line',
          points: [
            [496, 112],
            [500, 260],
            [494, 424],
          ],
          dashed: true,
          pencil: 'action',
        },
      ],
    },
  }),
  ...coversOf('CRM', {
    'choisir-son-crm-quand-on-est-trois': {
      title: 'Une boîte à fiches : celle du client en sort',
      seed: 54,
      objects: [{ what: 'cardBox', x: 330, y: 288 }],
    },
    'crm-batiment-suivre-ses-chantiers': {
      title: 'Un casque de chantier posé sur la fiche d’un client',
      seed: 55,
      objects: [{ what: 'helmet', x: 462, y: 330 }],
      scene: { x: 800, flip: true },
    },
  }),
  ...coversOf('Intelligence Artificielle', {
    'ia-compte-rendu-reunion-dictee': {
      title: 'Un dictaphone écoute la visite de chantier',
      seed: 71,
      scene: { x: -150 },
      objects: [{ what: 'recorder', x: 262, y: 236, scale: 1.16, turn: -16 }],
    },
    'ia-repondre-aux-mails-clients': {
      title: 'Une machine à écrire dont le brouillon attend d’être relu',
      seed: 72,
      objects: [{ what: 'typewriter', x: 400, y: 244 }],
      scene: { x: 800, flip: true },
    },
    'rgpd-ia-tpe-bonnes-pratiques': {
      title: 'Un badge dont le visage et le nom sont masqués',
      seed: 73,
      scene: { x: 130 },
      objects: [{ what: 'badge', x: 530, y: 236, turn: 4 }],
    },
  }),
  ...coversOf('Stratégie Digitale', {
    'audit-processus-trente-minutes': {
      title: 'Un minuteur de cuisine réglé sur trente minutes',
      seed: 74,
      scene: { x: 800, flip: true },
      objects: [
        { what: 'eggTimer', x: 330, y: 204, scale: 1.06 },
        { what: 'thirty', x: 326, y: 164, scale: 0.84, weight: 12 },
      ],
    },
    'combien-coute-une-automatisation': {
      title: 'Une balance : d’un côté les heures perdues, de l’autre le prix',
      seed: 53,
      objects: [
        { what: 'balance', x: 400, y: 232 },
        { what: 'stopwatch', x: 250, y: 194, scale: 1.1, surface: 'clay', accent: 'action' },
        { what: 'coin', x: 550, y: 150, surface: 'clay', accent: 'action' },
      ],
    },
    'facturation-electronique-preparer-sa-tpe': {
      title: 'Une facture de papier, au bout d’un câble et de sa prise',
      seed: 52,
      objects: [{ what: 'pluggedBill', x: 330, y: 222, scale: 1.2, turn: -3 }],
      notes: [{ text: '2027', x: 594, y: 106, size: 2.4 }],
    },
  }),
};
