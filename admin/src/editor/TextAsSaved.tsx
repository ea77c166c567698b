import { createContext, type ReactNode, useContext } from 'react';
import { type FieldValues, useWatch } from 'react-hook-form';

/** What the editors of articles and pages show of a text beside its fields. */
export interface SavedText {
  readonly content: string;
  readonly meta_title: string;
  readonly meta_description: string;
  readonly featured_image_url: string | null;
  readonly featured_image_alt: string;
}

const SavedTextContext = createContext<SavedText | null>(null);

interface TextAsSavedProps<Form extends FieldValues> {
  /** The columns that saving a form would store; the same function at every rendering. */
  readonly compute: (form: Form) => SavedText;
  readonly children: ReactNode;
}

/** Inside a form: what saving it would store, worked out once a change for all that show it. */
export function TextAsSaved<Form extends FieldValues>({ compute, children }: TextAsSavedProps<Form>) {
  const text: SavedText = useWatch({ compute });
  return <SavedTextContext value={text}>{children}</SavedTextContext>;
}

/** @throws outside a `TextAsSaved` */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- as in react-admin's `useRecordContext<Row>()`, the caller knows the form
export function useTextAsSaved<Text extends SavedText = SavedText>(): Text {
  const text = useContext(SavedTextContext);
  if (!text) throw new Error('Only below a TextAsSaved');
  return text as Text;
}
