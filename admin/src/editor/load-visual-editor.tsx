import { type ComponentType, useEffect } from 'react';

export interface VisualEditorProps {
  readonly label: string;
  /** The minimum height, in lines. */
  readonly rows: number;
  /** The element for the toolbar; null until it is mounted. */
  readonly tools: HTMLElement | null;
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Called with the reason when the text can only be edited in HTML. */
  readonly onRefused: (sentence: string) => void;
}

/** Loads the visual editor on demand. When that fails, the text can be edited in HTML. */
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
