import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useDebouncedValue } from '../ui/components/use-debounced-value';

/** As many steps as are kept. */
const mostSteps = 100;

/**
 * Undo and redo across all fields of a form, since it was opened. What is typed without a pause is one step.
 * @param fields their names; the same array at each render
 */
export function useTextHistory(fields: readonly string[]) {
  const { setValue } = useFormContext();
  const values = useWatch();
  const text = JSON.stringify(fields.map((name) => values[name] as unknown));
  const settled = useDebouncedValue(text, 500);
  const [{ past, present, future }, setHistory] = useState({
    past: [] as string[],
    present: text,
    future: [] as string[],
  });
  if (settled === text && text !== present)
    setHistory({ past: [...past, present].slice(-mostSteps), present: text, future: [] });
  const show = (shown: string, history: { past: string[]; future: string[] }) => {
    setHistory({ ...history, present: shown });
    const former = JSON.parse(shown) as unknown[];
    fields.forEach((name, index) => {
      if (JSON.stringify(values[name]) !== JSON.stringify(former[index]))
        setValue(name, former[index], { shouldDirty: true, shouldTouch: true });
    });
  };
  // What was typed a moment ago is no step yet.
  const steps = text === present ? past : [...past, present];
  const [last, next] = [steps.at(-1), future[0]];
  return {
    undo: last === undefined ? undefined : () => show(last, { past: steps.slice(0, -1), future: [text, ...future] }),
    redo: next === undefined ? undefined : () => show(next, { past: [...past, present], future: future.slice(1) }),
  };
}
