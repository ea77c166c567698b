import type { UseFormReturn } from 'react-hook-form';
import { type UnsavedText, unsavedWork } from '../provider/unsaved-work';
import type { FormText } from './form-text';
import type { localAutosave } from './local-copies';
import type { SaveEngine, Saving } from './save-engine';

interface Listening<Form extends object> {
  readonly form: Pick<UseFormReturn, 'subscribe'>;
  readonly text: Pick<FormText<Form>, 'read' | 'isStored'>;
  readonly engine: SaveEngine;
  readonly copies: Pick<ReturnType<typeof localAutosave>, 'schedule' | 'flush'>;
  readonly change: (change: Saving) => void;
  readonly saving: UnsavedText;
}

/** Reports edits of the form to the engine, and the engine's state to the screen. @returns a function that stops listening */
export function listen<Form extends object>({
  form,
  text,
  engine,
  copies,
  change,
  saving,
}: Listening<Form>): () => void {
  const onEdit = (): void => {
    engine.dispatch(text.isStored(text.read()) ? 'reverted' : 'edited');
    copies.schedule();
  };
  const onEngineChange = (): void => {
    const { state } = engine.current();
    unsavedWork.set(saving, state !== 'clean');
    change(engine.current());
    if (state === 'clean') copies.flush();
  };
  const stops = [engine.subscribe(onEngineChange), form.subscribe({ formState: { values: true }, callback: onEdit })];
  if (!text.isStored(text.read())) onEdit();
  return () => stops.forEach((stop) => stop());
}
