import AddPhoto from '@mui/icons-material/AddPhotoAlternateOutlined';
import { Box, Button } from '@mui/material';
import { useRef, useState } from 'react';
import { TextInput, useInput } from 'react-admin';
import { createPortal } from 'react-dom';
import { usePictureTarget } from '../../media/upload/use-picture-target';
import { figureHtml } from '../figure/figure';
import { FigureDialog } from '../figure/FigureDialog';
import { InsertButtons } from '../insert/InsertButtons';
import { HighlightedTextarea } from './HighlightedTextarea';

interface HtmlFieldProps {
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
  const [dialog, setDialog] = useState<{ readonly file?: File }>();
  const { isOver, target } = usePictureTarget(([file]) => setDialog(file && { file }));

  const insert = (html: string) => {
    const text = box.current;
    if (!text) return;
    const { selectionStart, selectionEnd } = text;
    text.setRangeText(html, selectionStart, selectionEnd, 'end');
    field.onChange(text.value);
    text.focus();
  };
  const selection = () => {
    const { value = '', selectionStart = 0, selectionEnd = 0 } = box.current ?? {};
    return value.slice(selectionStart, selectionEnd);
  };
  return (
    <Box {...target} sx={{ mt: 2, ...(isOver && over) }}>
      {tools &&
        createPortal(
          <Box sx={{ display: 'flex', flexWrap: { md: 'wrap' }, '& > *': { flexShrink: 0 } }}>
            <Button size="small" color="inherit" startIcon={<AddPhoto />} onClick={() => setDialog({})}>
              Insérer une image
            </Button>
            <InsertButtons onInsert={insert} selection={selection} />
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
        <FigureDialog
          file={dialog.file}
          onSave={(figure) => insert(figureHtml(figure))}
          onClose={() => setDialog(undefined)}
        />
      )}
    </Box>
  );
}

const over = { outline: '2px dashed var(--action)', outlineOffset: 4, borderRadius: '10px' } as const;
