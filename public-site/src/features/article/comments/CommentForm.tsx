import { Button } from '../../../ui/Button';
import { FormFailure } from '../../../ui/FormFailure';
import { Honeypot } from '../../../ui/Honeypot';
import { Labelled } from '../../../ui/Labelled';
import { SendUnchecked } from '../../../ui/SendUnchecked';
import { Check } from '../../../ui/lucide-icons';
import { type CommentAnswer, FAILED } from './answer-comment';
import type { Comment } from './data';

interface CommentFormProps {
  readonly postId: string;
  /** The comment that this form replies to; without it, the form begins a new thread. */
  readonly parent?: Pick<Comment, 'id' | 'name'>;
  /** The result of the last submission, from this form or from another one on the page. */
  readonly posted: CommentAnswer | undefined;
}

/** The form for a comment. A form for a reply is folded below its comment. It posts to the article's action. */
export function CommentForm({ postId, parent, posted }: CommentFormProps) {
  const answer = posted?.parentId === (parent?.id ?? '') ? posted : undefined;
  const place = parent ? `repondre-${parent.id}` : 'commenter';
  const content = answer?.sent ? <Sent /> : <SendingForm {...{ postId, place, parent, answer }} />;
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
    <details id={place} open={answer !== undefined}>
      <summary className="inline-block list-none py-1 text-base font-semibold underline underline-offset-4 hover:text-action">
        Répondre<span className="sr-only"> à {parent.name}</span>
      </summary>
      <div className="pt-4">{content}</div>
    </details>
  );
}

function Sent() {
  return (
    <p role="status" data-outcome tabIndex={-1} className="flex items-start gap-3">
      <Check className="mt-0.5 shrink-0 text-teal" />
      <span>
        <strong>Merci.</strong> Votre commentaire sera publié après relecture.
      </span>
    </p>
  );
}

interface SendingFormProps {
  readonly postId: string;
  readonly place: string;
  readonly parent: CommentFormProps['parent'] | undefined;
  readonly answer: Extract<CommentAnswer, { sent: false }> | undefined;
}

function SendingForm({ postId, place, parent, answer }: SendingFormProps) {
  return (
    <form
      method="post"
      action={`#${place}`}
      data-answer={place}
      aria-label={parent && `Répondre à ${parent.name}`}
      className="relative flex flex-col gap-5"
    >
      <noscript />
      <input type="hidden" name="post" value={postId} />
      {parent && <input type="hidden" name="parent" value={parent.id} />}
      {answer?.message && <FormFailure>{answer.message}</FormFailure>}
      <template>
        <FormFailure>{FAILED}</FormFailure>
      </template>
      <CommentFields place={place} refused={answer} />
      {answer?.doubtful && (
        <p data-outcome tabIndex={-1} role="alert" className="rounded-control border-[1.5px] border-ink p-3 text-base">
          Votre commentaire ressemble à ceux que nous envoient des robots. Si vous êtes une personne, envoyez-le à
          nouveau&nbsp;: il part tel quel.
        </p>
      )}
      <Button type="submit" data-sending="Envoi en cours…" className="self-start">
        Envoyer le commentaire
      </Button>
      <SendUnchecked />
    </form>
  );
}

interface CommentFieldsProps {
  /** A prefix for ids, unique among the comment forms of the page. */
  readonly place: string;
  /** The submitted comment, when it was refused, with its errors. */
  readonly refused: Extract<CommentAnswer, { sent: false }> | undefined;
}

/** The fields of a comment, and the privacy notice that article 13 of the GDPR requires. */
function CommentFields({ place, refused }: CommentFieldsProps) {
  const { values, errors } = refused ?? {};
  return (
    <>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <Labelled id={`${place}-nom`} label="Votre nom" error={errors?.name}>
          {(attributes) => <input {...attributes} name="name" autoComplete="name" defaultValue={values?.name} />}
        </Labelled>
        <Labelled id={`${place}-email`} label="Votre e-mail" error={errors?.email} hint="Il ne sera pas publié.">
          {(attributes) => (
            <input {...attributes} name="email" type="email" autoComplete="email" defaultValue={values?.email} />
          )}
        </Labelled>
      </div>
      <Labelled id={`${place}-message`} label="Votre commentaire" error={errors?.words}>
        {(attributes) => <textarea {...attributes} name="message" rows={5} defaultValue={values?.words} />}
      </Labelled>
      <Honeypot confirming={Boolean(refused?.doubtful)} />
      <p className="text-sm text-muted">
        Nous publions votre nom et votre commentaire après l’avoir relu. Votre e-mail sert à vous écrire à son sujet ;
        il est effacé après trois ans, et le reste dès que vous le demandez. Le détail est dans notre{' '}
        <a href="/politique-confidentialite" className="text-ink underline underline-offset-2">
          politique de confidentialité
        </a>
        .
      </p>
    </>
  );
}
