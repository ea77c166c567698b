import { Honeypot } from '../../../ui/Honeypot';
import { Labelled } from '../../../ui/Labelled';
import type { CommentAnswer } from './answer-comment';

interface CommentFieldsProps {
  /** A prefix for ids, unique among the comment forms of the page. */
  readonly place: string;
  /** The submitted comment, when it was refused, with its errors. */
  readonly refused: Extract<CommentAnswer, { sent: false }> | undefined;
}

/** The fields of a comment, and the privacy notice that article 13 of the GDPR requires. */
export function CommentFields({ place, refused }: CommentFieldsProps) {
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
