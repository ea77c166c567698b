import { ListItemIcon, MenuItem, Paper, Popper } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { PluginKey } from '@tiptap/pm/state';
import { exitSuggestion, Suggestion, type SuggestionProps } from '@tiptap/suggestion';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Insertion } from '../insert/insertables';
import { chainInText } from './commands';
import { type InsertableBlock, insertableBlocks } from './insertable-blocks';

interface SlashMenuProps {
  readonly editor: Editor;
  /** Called for a block whose own dialog inserts it. */
  readonly onOpenDialog: (kind: Insertion['kind']) => void;
}

const slashMenu = new PluginKey('slashMenu');
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** `/` in an empty paragraph opens a list of the blocks that can replace the paragraph; further typing narrows the list. */
export function SlashMenu({ editor, onOpenDialog }: SlashMenuProps) {
  const [open, setOpen] = useState<SuggestionProps<InsertableBlock, InsertableBlock>>();
  const [active, setActive] = useState(0);
  const listId = useId();
  const items = open?.items ?? [];
  const show = useEffectEvent((props: typeof open) => {
    setOpen(props);
    setActive(0);
  });
  const openDialogOf = useEffectEvent(({ dialog }: InsertableBlock) => dialog && onOpenDialog(dialog));
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent): boolean => {
    const block = items[active];
    if (!open || !block) return false;
    const step = steps[key];
    if (step) setActive((active + step + items.length) % items.length);
    else if (key === 'Enter' || key === 'Tab') open.command(block);
    else return false;
    return true;
  });

  useEffect(() => {
    editor.registerPlugin(
      Suggestion<InsertableBlock, InsertableBlock>({
        editor,
        pluginKey: slashMenu,
        char: '/',
        startOfLine: true,
        allow: ({ state, range }) => state.doc.resolve(range.from).parent.type.name === 'paragraph',
        items: ({ query }) => insertableBlocks(editor, query),
        command: ({ range, props: block }) => {
          const chain = chainInText(editor).deleteRange(range);
          (block.change ? block.change(chain) : chain).run();
          openDialogOf(block);
        },
        render: () => ({
          onStart: show,
          onUpdate: show,
          onExit: () => setOpen(undefined),
          onKeyDown: ({ event }) => onKeyDown(event),
        }),
      }),
      // The plugin comes before the keys of the editor: Enter would otherwise begin a paragraph.
      (plugin, others) => [plugin, ...others],
    );
    // The plugin only reacts to changes of the text and the selection, and leaving the field changes neither.
    const exit = () => exitSuggestion(editor.view, slashMenu);
    editor.on('blur', exit);
    return () => {
      editor.off('blur', exit);
      editor.unregisterPlugin(slashMenu);
    };
  }, [editor]);

  // The focus stays in the text, so an attribute of its element names the option chosen with the arrow keys.
  const option = items.length > 0 ? `${listId}-${active}` : undefined;
  useEffect(() => {
    const textbox = editor.view.dom;
    if (!option) return;
    textbox.setAttribute('aria-controls', listId);
    textbox.setAttribute('aria-activedescendant', option);
    document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
    return () => {
      textbox.removeAttribute('aria-controls');
      textbox.removeAttribute('aria-activedescendant');
    };
  }, [editor, listId, option]);

  if (!open || items.length === 0) return null;
  return (
    <Popper
      open
      placement="bottom-start"
      anchorEl={{ getBoundingClientRect: () => open.clientRect?.() ?? new DOMRect() }}
      sx={{ zIndex: 'modal' }}
    >
      <Paper id={listId} role="listbox" aria-label="Blocs à insérer" elevation={6} sx={list}>
        {items.map((block, index) => (
          <MenuItem
            key={block.label}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            selected={index === active}
            aria-selected={index === active}
            // Keeps the focus and the selection in the text.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => open.command(block)}
          >
            <ListItemIcon>
              <block.icon fontSize="small" />
            </ListItemIcon>
            {block.label}
          </MenuItem>
        ))}
      </Paper>
    </Popper>
  );
}

const list = { py: 0.5, my: 0.5, width: '15rem', maxHeight: 'min(20rem, 45dvh)', overflowY: 'auto' } as const;
