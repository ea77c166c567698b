import { Check } from 'lucide-react';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useActionData } from 'react-router-dom';
import { answerComment, type CommentAnswer } from './answer-comment';
import type { Comment } from '../../data/comments';
import { useConnect } from '../../data/connect';
import { useHydrated } from '../../ui/hydration/use-hydrated';
import { Button } from '../../ui/Button';
import { CommentFields } from './CommentFields';

interface CommentFormProps {
  readonly postId: string;
  /** The comment to answer; without one, the form begins a new thread. */
  readonly parent?: Pick<Comment, 'id' | 'name'>;
}

/**
 * The form for a comment, folded below the one that it answers. Without a script it posts to the article, whose action
 * answers; with one it answers in place.
 */
export function CommentForm({ postId, parent }: CommentFormProps) {
  const posted = useActionData<CommentAnswer>();
  const ours = posted?.parentId === (parent?.id ?? '') ? posted : undefined;
  const [answer, setAnswer] = useState(ours);
  const place = parent ? `repondre-${parent.id}` : 'commenter';
  const outcome = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answer) return;
    const wrong = outcome.current?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? outcome.current?.querySelector<HTMLElement>('[data-outcome]'))?.focus();
  }, [answer]);

  const content = (
    <div ref={outcome}>
      {/* Present from the start, so that a screen reader hears what appears in it. */}
      <div role="status">
        {answer?.sent && (
          <p data-outcome tabIndex={-1} className="flex items-start gap-3">
            <Check aria-hidden="true" className="mt-0.5 shrink-0 text-teal" />
            <span>
              <strong>Merci.</strong> Votre commentaire sera publié après relecture.
            </span>
          </p>
        )}
      </div>
      {!answer?.sent && (
        <SendingForm postId={postId} place={place} parent={parent} answer={answer} onAnswer={setAnswer} />
      )}
    </div>
  );
  if (!parent) {
    return (
      <section
        id={place}
        aria-labelledby="titre-commenter"
        className="flex flex-col gap-4 rounded-card bg-sand p-5 sm:p-7"
      >
        <h3 id="titre-commenter" className="text-title-s">
          Laisser un commentaire
        </h3>
        {content}
      </section>
    );
  }
  return (
    <details id={place} open={ours !== undefined}>
      <summary className="inline-block list-none py-1 text-base font-medium underline underline-offset-4 hover:text-action">
        Répondre<span className="sr-only"> à {parent.name}</span>
      </summary>
      <div className="pt-4">{content}</div>
    </details>
  );
}

interface SendingFormProps {
  readonly postId: string;
  readonly place: string;
  readonly parent: CommentFormProps['parent'] | undefined;
  readonly answer: CommentAnswer | undefined;
  readonly onAnswer: (answer: CommentAnswer) => void;
}

function SendingForm({ postId, place, parent, answer, onAnswer }: SendingFormProps) {
  const connect = useConnect();
  const hydrated = useHydrated();
  const [sending, setSending] = useState(false);
  const refused = answer && !answer.sent ? answer : undefined;
  const send = async (event: SyntheticEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    onAnswer(await answerComment(connect, new FormData(event.currentTarget)));
    setSending(false);
  };
  return (
    <form
      method="post"
      action={`#${place}`}
      aria-label={parent && `Répondre à ${parent.name}`}
      // Our own messages once scripts run, the browser's until then.
      noValidate={hydrated}
      onSubmit={(event) => void send(event)}
      className="relative flex flex-col gap-5"
    >
      <noscript />
      <input type="hidden" name="post" value={postId} />
      {parent && <input type="hidden" name="parent" value={parent.id} />}
      {refused?.message && (
        <p
          data-outcome
          tabIndex={-1}
          role="alert"
          className="rounded-control border-[1.5px] border-danger p-3 text-base text-danger"
        >
          {refused.message}
        </p>
      )}
      <CommentFields place={place} refused={refused} />
      {refused?.doubtful && (
        <p data-outcome tabIndex={-1} role="alert" className="rounded-control border-[1.5px] border-ink p-3 text-base">
          Votre commentaire ressemble à ceux que nous envoient des robots. Si vous êtes une personne, envoyez-le à
          nouveau : il part tel quel.
        </p>
      )}
      <Button type="submit" disabled={sending} className="self-start">
        {sending ? 'Envoi en cours…' : 'Envoyer le commentaire'}
      </Button>
    </form>
  );
}
