import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatParisMoment } from '../../formats/paris-time';
import { isToCome } from '../../provider/publication';
import type { ManualIntent } from '../../saving/save-engine';
import { useFormSaving } from '../../saving/SavingProvider';
import type { SavedText } from '../TextAsSaved';
import { failuresOf } from './checks';
import { knownPictureFacts, picturesOf } from './picture-facts';
import { reviewText } from './text-review';
import { knownBrokenLinks } from './use-broken-links';

/** Whether a successful save leaves the form. */
export type AfterSave = 'leave' | 'stay';

type Save = (then: AfterSave, intent?: ManualIntent) => Promise<void>;

interface Publication<Form> {
  /** « l’article », « la page ». */
  readonly subject: string;
  readonly save: Save;
  /** What would be published; undefined for a form that is invalid, whose save shows the errors. */
  readonly reviewed: (form: Form) => Promise<PublishedText | undefined> | PublishedText | undefined;
}

interface PublishedText {
  readonly text: SavedText;
  /** Of an article. */
  readonly excerpt?: string;
  /** What visitors read. */
  readonly html: string;
  /** Where. */
  readonly address: string;
}

/** A save that asks first where it publishes what « Publier » did not name, or a text whose checks failed. */
export function usePublicationQuestion<Form extends object>({ subject, save, reviewed }: Publication<Form>) {
  const { getValues } = useFormContext();
  const { publishes } = useFormSaving();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AfterSave>();
  const [failures, setFailures] = useState('');

  const saveOrAsk: Save = async (then, intent) => {
    const isPublication = intent === 'publish' || publishes();
    const published = isPublication && (await reviewed(getValues() as Form));
    if (!published) return save(then, intent);
    const { text, excerpt, html, address } = published;
    const review = reviewText(html);
    const brokenLinks = knownBrokenLinks(queries, review.links, address);
    const pictures = knownPictureFacts(queries, picturesOf(text, review));
    const failed = failuresOf({ text, excerpt, review, brokenLinks, pictures });
    if (intent === 'publish' && !failed) return save(then, intent);
    setFailures(failed);
    setAsked(then);
  };

  const moment: string | null = getValues('published_at');
  const from = isToCome(moment) ? `, à partir du ${formatParisMoment(moment ?? '')}` : '';
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
        // The closing dialog still takes a second click.
        if (asked) void save(asked, 'publish');
      }}
    />
  );
  return { saveOrAsk, question };
}
