import { type ComponentType, useEffect } from 'react';

/** What the visual editor is given. */
export interface VisualEditorProps {
  readonly label: string;
  /** How tall it is at least, in lines. */
  readonly rows: number;
  /** Where its tools are put; nothing until that place is on the page. */
  readonly tools: HTMLElement | null;
  /** The HTML stored, or typed so far. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Called with a sentence instead of showing a text that it would change by itself. */
  readonly onRefused: (sentence: string) => void;
}

/** Fetches the visual editor, which few visits need. Without it, everything can be written in HTML. */
export const loadVisualEditor = async (): Promise<{ default: ComponentType<VisualEditorProps> }> => {
  try {
    const { VisualEditor } = await import('./visual/VisualEditor');
    return { default: VisualEditor };
  } catch {
    return { default: Unreachable };
  }
};

function Unreachable({ onRefused }: VisualEditorProps) {
  useEffect(() => {
    onRefused('L’éditeur visuel n’a pas pu être chargé. Sauvegardez votre texte, puis rechargez l’écran.');
  }, [onRefused]);
  return null;
}
