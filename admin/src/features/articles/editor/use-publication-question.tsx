import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { formatParisMoment } from '../../../data/formats/paris-time';
import { isToCome } from '../../../data/publication';
import { failuresOf } from '../../../editor/review/checks';
import { reviewText } from '../../../editor/review/text-review';
import { knownBrokenLinks } from '../../../editor/review/use-broken-links';
import type { ManualIntent } from '../../../saving/save-engine';
import { useFormSaving } from '../../../saving/SavingProvider';
import { type PostForm, postToSave, validatePost } from './post-form';

/** Whether a successful save leaves the form. */
export type AfterSave = 'leave' | 'stay';

type Save = (then: AfterSave, intent?: ManualIntent) => Promise<void>;

/**
 * A save that asks first where it publishes what « Publier » did not name, or a text whose checks failed.
 * An invalid form is not asked about: its save shows the errors.
 */
export function usePublicationQuestion(save: Save) {
  const { getValues } = useFormContext<PostForm>();
  const { publishes } = useFormSaving();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<AfterSave>();
  const [failures, setFailures] = useState('');

  const saveOrAsk: Save = async (then, intent) => {
    const form = getValues();
    const isPublication = intent === 'publish' || publishes();
    if (!isPublication || Object.keys(validatePost(form)).length > 0) return save(then, intent);
    const text = postToSave(form);
    const review = reviewText(text.content);
    const brokenLinks = knownBrokenLinks(queries, review.links, `/blog/${text.slug}`);
    const failed = failuresOf({ text, excerpt: text.excerpt, review, brokenLinks });
    if (intent === 'publish' && !failed) return save(then, intent);
    setFailures(failed);
    setAsked(then);
  };

  const moment = getValues('published_at');
  const from = isToCome(moment) ? `, à partir du ${formatParisMoment(moment ?? '')}` : '';
  const question = (
    <Confirm
      isOpen={asked !== undefined}
      title={from ? 'Programmer l’article\u00A0?' : 'Publier l’article\u00A0?'}
      content={
        failures
          ? `${failures}\u00A0: publier quand même\u00A0?`
          : `Son statut est «\u00A0Publié\u00A0»\u00A0: tout le monde pourra le lire${from}.`
      }
      confirm={from ? 'Programmer' : 'Publier'}
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
