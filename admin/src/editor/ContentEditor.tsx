import { Box, Button, ButtonGroup } from '@mui/material';
import { lazy, Suspense, useState } from 'react';
import { useInput, useStore } from 'react-admin';
import { Loading } from '../components/Loading';
import { HtmlField } from './source/HtmlField';
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
 * A text of the site, written as it will look or as HTML, as tall as it is long: the page scrolls, and the tools stay
 * in sight. What the visual editor could not give back to the letter opens as HTML, with the reason. The choice is
 * remembered in this browser.
 */
export function ContentEditor({ source, label, rows, isRequired = false }: ContentEditorProps) {
  const [mode, setMode] = useStore<Mode>('editor.mode', 'visual');
  const [refusal, setRefusal] = useState<string>();
  // The tools of the editor that is shown: the buttons beside them stay, with the focus, when the other one comes.
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const { field } = useInput({ source });
  const shown: Mode = refusal ? 'html' : mode;
  const choose = (chosen: Mode) => {
    setRefusal(undefined);
    setMode(chosen);
  };
  return (
    <Box>
      <Box sx={bar}>
        <ButtonGroup size="small" aria-label="Mode d’édition" sx={modeButtons}>
          {modes.map(([name, text]) => (
            <Button key={name} aria-pressed={shown === name} onClick={() => choose(name)}>
              {text}
            </Button>
          ))}
        </ButtonGroup>
        <Box ref={setTools} sx={toolbarLine} />
      </Box>
      <Box role="status">{refusal && <Box sx={explanation}>{refusal}</Box>}</Box>
      {shown === 'visual' ? (
        <Suspense fallback={<Loading />}>
          <VisualEditor
            label={label}
            rows={rows}
            tools={tools}
            value={String(field.value ?? '')}
            onChange={field.onChange}
            onRefused={setRefusal}
          />
        </Suspense>
      ) : (
        <HtmlField source={source} label={`${label} (HTML)`} rows={rows} tools={tools} isRequired={isRequired} />
      )}
    </Box>
  );
}

const sticky = {
  position: 'sticky',
  // Below the header of a screen whose header stays in sight.
  top: 'var(--header-height, 0px)',
  zIndex: 2,
  bgcolor: 'background.default',
  borderBottom: '1px solid var(--line)',
} as const;

/** On a phone the tools have a line of their own, and only they stay in sight: `contents` lets them. */
const bar = {
  ...sticky,
  display: { xs: 'contents', md: 'flex' },
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: 1,
} as const;

const modeButtons = { my: 0.5, '& > button': { minHeight: 32 } } as const;

/** On a phone, one line that scrolls, where several would leave no room for the text. */
const toolbarLine = {
  ...sticky,
  position: { xs: 'sticky', md: 'static' },
  borderBottom: { xs: '1px solid var(--line)', md: 0 },
  flex: 1,
  minWidth: 0,
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
} as const;

const explanation = {
  mt: 1.5,
  p: 1.5,
  border: '1px solid var(--line)',
  borderRadius: 1,
  bgcolor: 'var(--sand)',
  fontSize: '0.875rem',
} as const;
