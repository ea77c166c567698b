import CalloutIcon from '@mui/icons-material/AnnouncementOutlined';
import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { TextInput, useInput } from 'react-admin';
import { createPortal } from 'react-dom';
import { usePictureTarget } from '../../ui/media/use-picture-target';
import { insertables, type Insertion } from '../insert/insertables';
import { InsertDialog } from '../insert/InsertDialog';
import { calloutHtml } from '../insert/inserted-html';
import type { SendPictures } from '../insert/use-sent-pictures';
import { HighlightedTextarea } from './HighlightedTextarea';
import { droppedInTextarea, positionOutsideTags } from './source-places';
import { typeInto } from './type-into';
import { usePlaces } from './use-places';

export interface HtmlFieldProps {
  readonly source: string;
  readonly label: string;
  readonly rows: number;
  /** The element into which the buttons are rendered; null until it is mounted. */
  readonly tools: HTMLElement | null;
  readonly isRequired?: boolean;
  readonly sendPictures: SendPictures;
}

/** Edits the stored HTML, with coloured tags. Pictures can be dropped and pasted into it. */
export function HtmlField({ source, label, rows, tools, isRequired = false, sendPictures }: HtmlFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { field } = useInput({ source });
  const [dialog, setDialog] = useState<Insertion>();
  const places = usePlaces(String(field.value ?? ''));

  /** Replaces the part of the text from `start` to `end`. The caret moves after it, unless the selection is kept. */
  const write = (html: string, start: number, end = start, keepsSelection = false) => {
    const text = box.current;
    if (!text) return;
    const { selectionStart, selectionEnd } = text;
    typeInto(text, html, start, end);
    const added = html.length - (end - start);
    const moved = (place: number): number => (place > start ? place + added : place);
    if (keepsSelection) text.setSelectionRange(moved(selectionStart), moved(selectionEnd));
    else text.setSelectionRange(start + html.length, start + html.length);
    places.moveTo(text.value);
    field.onChange(text.value);
  };
  const target = usePictureTarget((files, point) => {
    const text = box.current;
    if (!text) return;
    const place = places.follow((point && droppedInTextarea(text, point)) ?? text.selectionEnd);
    sendPictures(files, (html) => {
      const at = positionOutsideTags(text.value, place.at);
      const isAtCaret = text.selectionStart === at && text.selectionEnd === at;
      write(html, at, at, !isAtCaret);
      place.at = at + html.length;
    });
  });
  /** Inserts after the selection, or after the tag or paragraph around it. The selected words stay in the text. */
  const insert = (html: string) => {
    write(html, positionOutsideTags(box.current?.value ?? '', box.current?.selectionEnd ?? 0));
    box.current?.focus();
  };
  const surround = (htmlFor: (selection: string) => string) => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
    write(htmlFor(value.slice(selectionStart, selectionEnd)), selectionStart, selectionEnd);
    box.current?.focus();
  };
  return (
    <Box {...target} sx={{ mt: 2 }}>
      {tools &&
        createPortal(
          <Box sx={{ display: 'flex', flexWrap: { md: 'wrap' }, '& > *': { flexShrink: 0 } }}>
            {insertables.map(({ kind, inHtml, icon: Icon }) => (
              <Button key={kind} size="small" color="inherit" startIcon={<Icon />} onClick={() => setDialog({ kind })}>
                {inHtml}
              </Button>
            ))}
            <Button size="small" color="inherit" startIcon={<CalloutIcon />} onClick={() => surround(calloutHtml)}>
              Insérer un encadré
            </Button>
          </Box>,
          tools,
        )}
      <TextInput
        source={source}
        label={label}
        isRequired={isRequired}
        multiline
        rows={rows}
        helperText={false}
        slotProps={{
          htmlInput: { required: isRequired, ref: box },
          input: { inputComponent: HighlightedTextarea, sx: { p: 0 } },
        }}
      />
      {dialog && <InsertDialog {...dialog} onSave={(_, html) => insert(html)} onClose={() => setDialog(undefined)} />}
    </Box>
  );
}
