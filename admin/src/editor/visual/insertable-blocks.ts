import type { SvgIconComponent } from '@mui/icons-material';
import TitleIcon from '@mui/icons-material/Title';
import { createFilterOptions } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { insertables, type Insertion } from '../insert/insertables';
import { blockCommands, canRun, type TextCommand } from './commands';

/** A block that can replace an empty paragraph, by a command or through a dialog. */
export interface InsertableBlock {
  readonly label: string;
  readonly icon: SvgIconComponent;
  readonly change?: TextCommand['change'];
  readonly dialog?: Insertion['kind'];
}

const [picture, ...others] = insertables;
const withDialog = ({ kind, label, icon }: (typeof insertables)[number]) => ({ label, icon, dialog: kind });

const blocks: readonly InsertableBlock[] = [
  ...[2, 3, 4].map((level) => ({
    label: `Titre ${level}`,
    icon: TitleIcon,
    change: (chain: Parameters<TextCommand['change']>[0]) => chain.setNode('heading', { level }),
  })),
  withDialog(picture),
  ...blockCommands,
  ...others.map(withDialog),
];

/** Ignores case and accents: `sep` finds « Séparation ». */
const matching = createFilterOptions<InsertableBlock>();

/** The blocks that can be inserted at the caret and whose name contains the typed text. */
export const insertableBlocks = (editor: Editor, inputValue: string): InsertableBlock[] =>
  matching(
    blocks.filter(({ change }) => !change || canRun(editor, change)),
    { inputValue, getOptionLabel: ({ label }) => label },
  );
