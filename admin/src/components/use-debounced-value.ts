import { useEffect, useState } from 'react';

/** A value once it has stopped changing for a while: what is typed, without each of its letters. */
export function useDebouncedValue<Value>(value: Value, pause = 300): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}
