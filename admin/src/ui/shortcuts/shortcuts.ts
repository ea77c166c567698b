export interface Shortcut {
  /** The key as in `KeyboardEvent.key`. */
  readonly key: string;
  /** Whether the shortcut needs Ctrl, or ⌘ on a Mac. */
  readonly withCommand?: true;
  /** Whether the shortcut is ignored inside fields, where the browser handles the key. */
  readonly outsideFields?: true;
  readonly does: string;
}

const everywhere = {
  palette: { key: 'k', withCommand: true, does: 'Chercher un contenu, un réglage ou une action, hors du texte' },
  help: { key: '?', does: 'Montrer les raccourcis clavier' },
} as const satisfies Readonly<Record<string, Shortcut>>;

const editors = {
  save: { key: 's', withCommand: true, does: 'Sauvegarder et rester sur l’écran' },
} as const satisfies Readonly<Record<string, Shortcut>>;

/** These work outside fields, which have an undo of their own. */
const pageEditor = {
  undoChange: { key: 'z', withCommand: true, outsideFields: true, does: 'Défaire un changement' },
  redoChange: { key: 'y', withCommand: true, outsideFields: true, does: 'Refaire un changement' },
} as const satisfies Readonly<Record<string, Shortcut>>;

/** The shortcuts of the focused block. The browser's own copy and paste events run them. */
const pageBlocks = {
  copyBlock: { key: 'c', withCommand: true, does: 'Copier le bloc' },
  pasteBlock: { key: 'v', withCommand: true, does: 'Coller un bloc dessous, de cette page ou d’une autre' },
} as const satisfies Readonly<Record<string, Shortcut>>;

/** The shortcuts in the text of the visual editor, in addition to those of Tiptap. */
const visualEditor = {
  link: { key: 'k', withCommand: true, does: 'Faire un lien' },
  leaveTable: { key: 'Escape', does: 'Sortir du tableau' },
} as const satisfies Readonly<Record<string, Shortcut>>;

const toolbar = {
  nextButton: { key: 'ArrowRight', does: 'Bouton suivant' },
  previousButton: { key: 'ArrowLeft', does: 'Bouton précédent' },
  firstButton: { key: 'Home', does: 'Premier bouton' },
  lastButton: { key: 'End', does: 'Dernier bouton' },
} as const satisfies Readonly<Record<string, Shortcut>>;

/** Tiptap's own shortcuts; writing.test.ts checks them. */
export const writing = {
  bold: { key: 'b', withCommand: true, does: 'Gras' },
  italic: { key: 'i', withCommand: true, does: 'Italique' },
  underline: { key: 'u', withCommand: true, does: 'Souligné' },
  undo: { key: 'z', withCommand: true, does: 'Annuler la frappe' },
  redo: { key: 'y', withCommand: true, does: 'Rétablir la frappe' },
} as const satisfies Readonly<Record<string, Shortcut>>;

const contactList = {
  nextContact: { key: 'ArrowDown', does: 'Contact suivant' },
  previousContact: { key: 'ArrowUp', does: 'Contact précédent' },
} as const satisfies Readonly<Record<string, Shortcut>>;

const openContact = {
  done: { key: 'Enter', withCommand: true, does: 'Marquer la prochaine action comme faite' },
} as const satisfies Readonly<Record<string, Shortcut>>;

const contactBoard = {
  moveRight: { key: 'ArrowRight', does: 'Vers la colonne suivante' },
  moveLeft: { key: 'ArrowLeft', does: 'Vers la colonne précédente' },
} as const satisfies Readonly<Record<string, Shortcut>>;

/** Every shortcut of the back-office. Both the key handlers and the dialog of shortcuts read this list, so they always agree. */
export const shortcuts = {
  ...everywhere,
  ...editors,
  ...pageEditor,
  ...pageBlocks,
  ...visualEditor,
  ...toolbar,
  ...contactList,
  ...openContact,
  ...contactBoard,
};

export const shortcutGroups: readonly (readonly [where: string, Readonly<Record<string, Shortcut>>])[] = [
  ['Partout', everywhere],
  ['Articles, pages et paramètres', editors],
  ['Éditeur de page, hors d’un champ', pageEditor],
  ['Éditeur de page, sur le nom d’un bloc', pageBlocks],
  ['Éditeur visuel, dans le texte', { ...writing, ...visualEditor }],
  ['Barre de mise en forme de l’éditeur visuel', toolbar],
  ['Liste des contacts, sur un nom', contactList],
  ['Contact ouvert', openContact],
  ['Pipeline des contacts, sur un bouton «\u00A0Déplacer\u00A0»', contactBoard],
];
