import { lazy, Suspense } from 'react';
import { ReferenceArrayField, ReferenceField } from 'react-admin';
import type { Referred, ReferredInputProps } from './reference-inputs';

// Lazy, because react-admin's autocomplete is as large as a screen, and few screens use it.
const ChooseOne = lazy(async () => ({ default: (await import('./reference-inputs')).ChooseOne }));
const ChooseSeveral = lazy(async () => ({ default: (await import('./reference-inputs')).ChooseSeveral }));

/** Chooses a row of another table, or several, among those that a search finds. */
export const ReferredInput = ({ many = false, ...props }: ReferredInputProps) => (
  <Suspense fallback={null}>{many ? <ChooseSeveral {...props} /> : <ChooseOne {...props} />}</Suspense>
);

export const ReferredField = ({ many = false, ...props }: Referred) =>
  many ? <ReferenceArrayField {...props} /> : <ReferenceField {...props} />;
