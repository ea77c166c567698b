import type { Database } from '@agency-site/supabase/types';
import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';

/** The columns of an article or a page that the editor uses outside their fields: in previews and in the review. */
export type SavedText = Pick<
  Database['public']['Tables']['pages']['Row'],
  'title' | 'excerpt' | 'content' | 'meta_title' | 'meta_description' | 'featured_image_url' | 'featured_image_alt'
>;

const SavedTextContext = createContext<SavedText | null>(null);

interface TextAsSavedProps<Form extends FieldValues> {
  /** Returns the columns that a save would write. It must be the same function at each render. */
  readonly compute: (form: Form) => SavedText;
  readonly children: ReactNode;
}

/**
 * Provides, inside a form, the columns that its save would write, computed once per change for all consumers. Consumers render after React
 * has drawn the changed field, and the next key interrupts them.
 */
export function TextAsSaved<Form extends FieldValues>({ compute, children }: TextAsSavedProps<Form>) {
  const text = useDeferredValue<SavedText>(useWatch({ compute }));
  return <SavedTextContext value={text}>{children}</SavedTextContext>;
}

/** @throws outside a `TextAsSaved` */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in react-admin's `useRecordContext<Row>()`, the caller knows the form
export function useTextAsSaved<Text extends SavedText = SavedText>(): Text {
  const text = useContext(SavedTextContext);
  if (!text) throw new Error('Only below a TextAsSaved');
  return text as Text;
}
