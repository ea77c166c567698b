import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { type FieldErrors, useFormContext } from 'react-hook-form';
import { formatParisMoment } from '../../formats/paris-time';
import { isFuture } from '../../provider/publication';
import type { ManualIntent } from '../../saving/save-engine';
import { useFormSaving } from '../../saving/SavingProvider';
import { useShortcut } from '../../ui/shortcuts/use-shortcut';
import type { SavedText } from '../TextAsSaved';
import { failuresOf } from './checks';
import { knownPictureFacts, picturesOf } from './picture-facts';
import { reviewText } from './text-review';
import { knownBrokenLinks } from './use-broken-links';

/** Whether a successful save leaves the form. */
type AfterSave = 'leave' | 'stay';

/** The result of a save. */
interface Outcome {
  readonly isStored: boolean;
  readonly after: AfterSave;
  /** The errors of invalid fields; with any, the form sent nothing. */
  readonly errors: FieldErrors;
}

interface Publication<Form> {
  /** The subject of the question, in French: « l’article », « la page ». */
  readonly subject: string;
  /** Returns the text that a save would publish; undefined for an invalid form, for which the save shows the errors. */
  readonly reviewed: (form: Form) => Promise<PublishedText | undefined> | PublishedText | undefined;
  /** Called once the text is stored. */
  readonly onSaved: () => void;
  readonly onDone: (outcome: Outcome) => void;
}

interface PublishedText {
  readonly text: SavedText;
  /** The excerpt, for an article. */
  readonly excerpt?: string;
  /** The HTML that visitors would read. */
  readonly html: string;
  /** The address of the page on the site. */
  readonly address: string;
}

/** Saves, also by Ctrl+S. It asks first if the save publishes a text whose checks failed, or publishes without the button « Publier ». */
export function useReviewedSave<Form extends object>({ subject, reviewed, onSaved, onDone }: Publication<Form>) {
  const { getValues } = useFormContext();
  const { publishes, submit } = useFormSaving();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AfterSave>();
  const [failures, setFailures] = useState('');

  const failuresIn = ({ text, excerpt, html, address }: PublishedText): string => {
    const review = reviewText(html);
    const brokenLinks = knownBrokenLinks(queries, review.links, address);
    const pictures = knownPictureFacts(queries, picturesOf(text, review));
    return failuresOf({ text, excerpt, review, brokenLinks, pictures });
  };
  const save = async (after: AfterSave = 'stay', intent?: ManualIntent, isConfirmed = false) => {
    const isPublication = !isConfirmed && (intent === 'publish' || publishes());
    const published = isPublication && (await reviewed(getValues() as Form));
    const failed = published ? failuresIn(published) : '';
    if (published && (intent !== 'publish' || failed)) {
      setFailures(failed);
      setAsked(after);
      return;
    }
    let errors: FieldErrors = {};
    const isStored = await submit(intent, { saved: onSaved, invalid: (found) => (errors = found) });
    onDone({ isStored, after, errors });
  };
  useShortcut('save', save);

  const moment: string | null = getValues('published_at');
  const from = isFuture(moment) ? `, à partir du ${formatParisMoment(moment ?? '')}` : '';
  const verb = from ? 'Programmer' : 'Publier';
  const question = (
    <Confirm
      isOpen={asked !== undefined}
      title={`${verb} ${subject}\u00A0?`}
      content={
        failures
          ? `${failures}\u00A0: publier quand même\u00A0?`
          : `Son statut est «\u00A0Publié\u00A0»\u00A0: tout le monde pourra lire ${subject}${from}.`
      }
      confirm={verb}
      confirmColor="primary"
      onClose={() => setAsked(undefined)}
      onConfirm={() => {
        setAsked(undefined);
        // While it closes, the dialog still receives a second click, which must not save again.
        if (asked) void save(asked, 'publish', true);
      }}
    />
  );
  return { save, question };
}
