import CalloutIcon from '@mui/icons-material/AnnouncementOutlined';
import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { TextInput, useInput } from 'react-admin';
import { createPortal } from 'react-dom';
import { usePictureTarget } from '../../ui/media/use-picture-target';
import { insertables, type Insertion } from '../insert/insertables';
import { InsertDialog } from '../insert/InsertDialog';
import { calloutHtml } from '../insert/inserted-html';
import { HighlightedTextarea } from './HighlightedTextarea';

export interface HtmlFieldProps {
  readonly source: string;
  readonly label: string;
  readonly rows: number;
  /** The element for the buttons; null until it is mounted. */
  readonly tools: HTMLElement | null;
  readonly isRequired?: boolean;
}

/** The stored HTML with coloured tags, in which pictures can be dropped and pasted. */
export function HtmlField({ source, label, rows, tools, isRequired = false }: HtmlFieldProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const { field } = useInput({ source });
  const [dialog, setDialog] = useState<Insertion>();
  const target = usePictureTarget(([file]) => setDialog({ kind: 'picture', file }));

  const insert = (htmlFor: (selection: string) => string) => {
    const text = box.current;
    if (!text) return;
    const { value, selectionStart, selectionEnd } = text;
    text.setRangeText(htmlFor(value.slice(selectionStart, selectionEnd)), selectionStart, selectionEnd, 'end');
    field.onChange(text.value);
    text.focus();
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
            <Button size="small" color="inherit" startIcon={<CalloutIcon />} onClick={() => insert(calloutHtml)}>
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
      {dialog && (
        <InsertDialog {...dialog} onSave={(_, html) => insert(() => html)} onClose={() => setDialog(undefined)} />
      )}
    </Box>
  );
}
