import type { SvgIconComponent } from '@mui/icons-material';
import CalloutIcon from '@mui/icons-material/AnnouncementOutlined';
import Code from '@mui/icons-material/Code';
import DataObject from '@mui/icons-material/DataObject';
import BoldIcon from '@mui/icons-material/FormatBold';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import LetterIcon from '@mui/icons-material/MailOutlined';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RuleIcon from '@mui/icons-material/HorizontalRule';
import Redo from '@mui/icons-material/Redo';
import StepsIcon from '@mui/icons-material/LinearScale';
import TableChart from '@mui/icons-material/TableChartOutlined';
import Undo from '@mui/icons-material/Undo';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { caretAfterSelection, caretAtStart } from './caret';
import { insertHtml } from './editor-html';

export interface TextCommand {
  readonly label: string;
  readonly icon: SvgIconComponent;
  /** The keys that run the command, or that leave its block. */
  readonly keys?: string;
  /** The mark or node at the caret that makes the button look pressed. */
  readonly activeFor?: string;
  /** The node that the command inserts; while the caret is in such a node, the node's menu replaces the button. */
  readonly inserts?: 'table';
  readonly change: (chain: ChainedCommands) => ChainedCommands;
}

const newTable = `<table>
  <thead><tr><th scope="col"></th><th scope="col"></th></tr></thead>
  <tbody><tr><td></td><td></td></tr><tr><td></td><td></td></tr></tbody>
</table>`;

/** The commands that turn an empty paragraph into another block. */
export const blockCommands: readonly TextCommand[] = [
  { label: 'Liste à puces', icon: BulletsIcon, activeFor: 'bulletList', change: (chain) => chain.toggleBulletList() },
  {
    label: 'Liste numérotée',
    icon: NumbersIcon,
    activeFor: 'orderedList',
    change: (chain) => chain.toggleOrderedList(),
  },
  { label: 'Étapes', icon: StepsIcon, activeFor: 'steps', change: (chain) => chain.toggleList('steps', 'listItem') },
  { label: 'Citation', icon: QuoteIcon, activeFor: 'blockquote', change: (chain) => chain.toggleBlockquote() },
  {
    label: 'Message à copier',
    icon: LetterIcon,
    activeFor: 'letter',
    change: (chain) => chain.toggleWrap('letter'),
  },
  { label: 'Encadré', icon: CalloutIcon, activeFor: 'callout', change: (chain) => chain.toggleWrap('callout') },
  {
    label: 'Bloc de code',
    keys: 'Ctrl+Entrée en sort',
    icon: DataObject,
    activeFor: 'preformatted',
    change: (chain) => chain.toggleNode('preformatted', 'paragraph'),
  },
  {
    label: 'Tableau',
    icon: TableChart,
    inserts: 'table',
    change: (chain) => chain.command(insertHtml(newTable)).command(caretAtStart('table')),
  },
  { label: 'Séparation', icon: RuleIcon, change: (chain) => chain.command(caretAfterSelection).setHorizontalRule() },
];

export const textCommands: readonly TextCommand[] = [
  { label: 'Gras', keys: 'Ctrl+B', icon: BoldIcon, activeFor: 'bold', change: (chain) => chain.toggleBold() },
  { label: 'Italique', keys: 'Ctrl+I', icon: ItalicIcon, activeFor: 'italic', change: (chain) => chain.toggleItalic() },
  { label: 'Code', icon: Code, activeFor: 'code', change: (chain) => chain.toggleMark('code') },
  ...blockCommands,
  { label: 'Annuler', keys: 'Ctrl+Z', icon: Undo, change: (chain) => chain.undo() },
  { label: 'Rétablir', keys: 'Ctrl+Y', icon: Redo, change: (chain) => chain.redo() },
];

export const tableCommands: readonly (readonly [label: string, change: TextCommand['change']])[] = [
  ['Ligne avant', (chain) => chain.addRowBefore()],
  ['Ligne après', (chain) => chain.addRowAfter()],
  ['Retirer la ligne', (chain) => chain.deleteRow()],
  ['Colonne avant', (chain) => chain.addColumnBefore()],
  ['Colonne après', (chain) => chain.addColumnAfter()],
  ['Retirer la colonne', (chain) => chain.deleteColumn()],
  ['Retirer le tableau', (chain) => chain.deleteTable()],
];

export const canRun = (editor: Editor, change: TextCommand['change']): boolean => change(editor.can().chain()).run();

/**
 * Starts a chain of commands on the text, and focuses the text twice: at once, because a key may be pressed before the next frame, for
 * which Tiptap's `focus()` waits; and in that frame, because an open menu holds the focus until then.
 */
export function chainInText(editor: Editor): ChainedCommands {
  editor.view.focus();
  return editor.chain().focus();
}

/** Runs the command, and moves the focus back to the text. */
export const run = (editor: Editor, change: TextCommand['change']): boolean => change(chainInText(editor)).run();
