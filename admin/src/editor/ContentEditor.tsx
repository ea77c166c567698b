import { Box, Button, ButtonGroup } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useInput, useStore } from 'react-admin';
import { Waiting } from '../components/Waiting';
import { HtmlField } from './HtmlField';
import { loadVisualEditor } from './load-visual-editor';

interface ContentEditorProps {
  readonly source: string;
  readonly label: string;
  readonly rows: number;
  readonly isRequired?: boolean;
}

type Mode = 'html' | 'visual';
const modes = [
  ['html', 'HTML'],
  ['visual', 'Visuel'],
] as const satisfies readonly (readonly [Mode, string])[];

const VisualEditor = lazy(loadVisualEditor);

/**
 * A text of the site, written as HTML or as it will look. What the visual editor could not give back to the letter
 * opens as HTML, with the reason. The choice is remembered in this browser.
 */
export function ContentEditor({ source, label, rows, isRequired = false }: ContentEditorProps) {
  const [mode, setMode] = useStore<Mode>('editor.mode', 'html');
  const [refusal, setRefusal] = useState<string>();
  const { field } = useInput({ source });
  const shown: Mode = refusal ? 'html' : mode;
  const choose = (chosen: Mode) => {
    setRefusal(undefined);
    setMode(chosen);
  };
  return (
    <Box>
      <ButtonGroup size="small" aria-label="Mode d’édition" sx={{ mb: 1.5 }}>
        {modes.map(([name, text]) => (
          <Button key={name} aria-pressed={shown === name} onClick={() => choose(name)}>
            {text}
          </Button>
        ))}
      </ButtonGroup>
      <Box role="status">{refusal && <Box sx={explanation}>{refusal}</Box>}</Box>
      {shown === 'visual' ? (
        <Suspense fallback={<Waiting />}>
          <VisualEditor
            label={label}
            rows={rows}
            value={String(field.value ?? '')}
            onChange={field.onChange}
            onRefused={setRefusal}
          />
        </Suspense>
      ) : (
        <HtmlField source={source} label={`${label} (HTML)`} rows={rows} isRequired={isRequired} />
      )}
    </Box>
  );
}

const explanation = {
  mb: 1.5,
  p: 1.5,
  border: '1px solid var(--line)',
  borderRadius: 1,
  bgcolor: 'var(--sand)',
  fontSize: '0.875rem',
} as const;
