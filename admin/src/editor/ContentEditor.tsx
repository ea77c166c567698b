import { Box, Button, ButtonGroup } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useInput, useStore } from 'react-admin';
import { UploadProgress } from '../ui/media/UploadProgress';
import { outlined } from '../ui/theme/styles';
import { useSentPictures } from './insert/use-sent-pictures';
import { HtmlField, type HtmlFieldProps } from './source/HtmlField';
import { useEarlyText } from './visual/EarlyText';
import type { VisualText } from './visual/use-visual-editor';

const modes = { html: 'HTML', visual: 'Visuel' } as const;
type Mode = keyof typeof modes;

/** The visual editor, loaded on demand. If loading fails, the text can be edited in HTML. */
const VisualEditor = lazy(async () => {
  const loaded = await import('./visual/VisualEditor').catch(() => undefined);
  return { default: loaded?.VisualEditor ?? Unreachable };
});

function Unreachable({ onRefused }: Pick<VisualText, 'onRefused'>) {
  useEffect(() => {
    onRefused('L’éditeur visuel n’a pas pu être chargé. Sauvegardez votre texte, puis rechargez l’écran.');
  }, [onRefused]);
  return null;
}

/**
 * The editor of a text of the site, visual or HTML. The page scrolls, the toolbar is sticky. A text with markup that the
 * visual editor would lose opens as HTML, with the reason. The browser remembers the mode.
 */
export function ContentEditor({ label, ...props }: Omit<HtmlFieldProps, 'tools' | 'sendPictures'>) {
  const [mode, setMode] = useStore<Mode>('editor.mode', 'visual');
  const [refusal, setRefusal] = useState<string>();
  // The toolbar of each editor is a portal into this element: the mode buttons stay mounted and keep the focus.
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const { field } = useInput({ source: props.source });
  const { state, lines, busy, sendPictures } = useSentPictures();
  const [earlyText, takeEarlyText] = useEarlyText(props.source, label);
  const activeMode: Mode = refusal ? 'html' : mode;
  const choose = (newMode: Mode) => {
    setRefusal(undefined);
    setMode(newMode);
  };
  return (
    <Box>
      <Box sx={bar}>
        <ButtonGroup size="small" aria-label="Mode d’édition" sx={modeButtons}>
          {(['html', 'visual'] as const).map((name) => (
            <Button
              key={name}
              // During an upload, the other editor would not know where to insert the pictures.
              disabled={busy && activeMode !== name}
              aria-pressed={activeMode === name}
              onClick={() => choose(name)}
            >
              {modes[name]}
            </Button>
          ))}
        </ButtonGroup>
        <Box ref={setTools} sx={toolbarLine} />
      </Box>
      <Box role="status">{refusal && <Box sx={explanation}>{refusal}</Box>}</Box>
      {activeMode === 'visual' && earlyText}
      {activeMode === 'visual' ? (
        <Suspense>
          <VisualEditor
            label={label}
            rows={props.rows}
            tools={tools}
            value={String(field.value ?? '')}
            onChange={field.onChange}
            onRefused={setRefusal}
            takeEarlyText={takeEarlyText}
            sendPictures={sendPictures}
          />
        </Suspense>
      ) : (
        <HtmlField {...props} label={`${label} (HTML)`} tools={tools} sendPictures={sendPictures} />
      )}
      <Box sx={{ ...explanation, display: state.step === 'idle' ? 'none' : undefined, bgcolor: 'background.default' }}>
        <UploadProgress state={state} lines={lines} sentMessage={toDescribe[activeMode]} />
      </Box>
    </Box>
  );
}

const toDescribe = {
  visual: 'Image envoyée. Décrivez-la\u00A0: sélectionnez-la, puis «\u00A0Image\u00A0».',
  html: 'Image envoyée. Décrivez-la\u00A0: alt="…" dans sa balise.',
} as const;

const sticky = {
  position: 'sticky',
  // The toolbar sticks below the header, which is sticky too.
  top: 'var(--header-height, 0px)',
  zIndex: 2,
  bgcolor: 'background.default',
  borderBottom: '1px solid var(--line)',
} as const;

/** On a phone `contents` takes this element out of the layout, so that the toolbar has a line of its own and is the only sticky part. */
const bar = {
  ...sticky,
  display: { xs: 'contents', md: 'flex' },
  flexDirection: 'row-reverse',
  alignItems: 'center',
  gap: 1,
} as const;

const modeButtons = { my: 0.5, '& > button': { minHeight: 32 } } as const;

/** The toolbar is one line that scrolls on a phone, to leave room for the text. */
const toolbarLine = {
  ...sticky,
  position: { xs: 'sticky', md: 'static' },
  borderBottom: { xs: '1px solid var(--line)', md: 0 },
  flex: 1,
  minWidth: 0,
  overflowX: { xs: 'auto', md: 'visible' },
  scrollbarWidth: 'none',
} as const;

const explanation = { ...outlined, mt: 1.5, p: 1.5, bgcolor: 'var(--sand)', fontSize: '0.875rem' } as const;
