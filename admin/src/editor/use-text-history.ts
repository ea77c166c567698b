import { useEffect, useState, useSyncExternalStore } from 'react';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import { observable } from '../provider/observable';
import { overDefaults } from '../saving/form-text';

/** The number of steps that the history keeps at most. */
const mostSteps = 100;

/** A pause in the typing, in milliseconds, that ends a step of the history. */
const pause = 500;

/**
 * Undo and redo across all fields of a form, since it was opened or since it showed another version.
 * @param fields the names of the fields
 */
export function useTextHistory(fields: readonly string[]) {
  const form = useFormContext();
  const [history] = useState(() => textHistory(form, fields));
  useEffect(() => history.start(), [history]);
  return { ...history, ...useSyncExternalStore(history.subscribe, history.current) };
}

/** The history is kept outside React, so that typing renders nothing, except for the first change that can be undone. */
function textHistory(
  form: Pick<UseFormReturn, 'control' | 'getFieldState' | 'getValues' | 'setValue' | 'subscribe' | 'trigger'>,
  fields: readonly string[],
) {
  const read = (): string => JSON.stringify(form.getValues([...fields]));
  let steps: readonly string[] = [];
  let present = read();
  let undone: readonly string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const { current, subscribe, change } = observable({ mayUndo: false, mayRedo: false });
  const tell = () => change({ mayUndo: steps.length > 0 || read() !== present, mayRedo: undone.length > 0 });
  /** Turns the latest typing into a step. */
  const settle = () => {
    clearTimeout(timer);
    const text = read();
    if (text !== present) {
      steps = [...steps, present].slice(-mostSteps);
      present = text;
      undone = [];
    }
    tell();
  };
  const onEdit = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, pause);
    tell();
  };
  /** Empties the history: loading, restoring or recovering a text is not a step. */
  const begin = () => {
    clearTimeout(timer);
    steps = [];
    undone = [];
    present = read();
    tell();
  };
  const show = (text: string) => {
    const former = JSON.parse(present) as unknown[];
    const values = Object.fromEntries((JSON.parse(text) as unknown[]).map((value, index) => [fields[index], value]));
    Object.entries(overDefaults(form, values)).forEach(([field, value]) => {
      if (JSON.stringify(value) !== JSON.stringify(former[fields.indexOf(field)]))
        form.setValue(field, value, { shouldDirty: true, shouldTouch: true });
    });
    present = read();
    // The change may have corrected the errors of a refused save.
    const refused = fields.filter((name) => form.getFieldState(name).error);
    if (refused.length > 0) void form.trigger(refused);
    settle();
  };
  return {
    current,
    subscribe,
    undo: () => {
      settle();
      const last = steps.at(-1);
      if (last === undefined) return;
      steps = steps.slice(0, -1);
      undone = [present, ...undone];
      show(last);
    },
    redo: () => {
      settle();
      const [next, ...later] = undone;
      if (next === undefined) return;
      steps = [...steps, present];
      undone = later;
      show(next);
    },
    /**
     * Listens to the form, which names the edited field, and no field when it is reset.
     * @returns a function that stops listening
     */
    start: () => {
      const stop = form.subscribe({ formState: { values: true }, callback: ({ name }) => (name ? onEdit() : begin()) });
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
  };
}
