import { type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router-dom';
import type { SiteClient } from '../../data/client';
import { useSettings } from '../../data/frame';
import type { PageMetadata } from '../../document/metadata';
import { notFound } from '../../document/route';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { Button } from '../../ui/Button';
import { FormFailure } from '../../ui/FormFailure';

/** The database function behind each link in an e-mail of the newsletter, and the words of its page. */
const linkPages = {
  inscription: {
    function: 'confirm_subscription',
    title: 'Confirmez votre inscription',
    text: 'Un dernier clic, et la prochaine lettre arrive à votre adresse.',
    button: 'Confirmer mon inscription',
    done: 'C’est confirmé. La prochaine lettre arrivera à votre adresse.',
  },
  desinscription: {
    function: 'end_subscription',
    title: 'Quitter la lettre',
    text: 'Un clic, et plus aucune lettre ne part à votre adresse.',
    button: 'Me désinscrire',
    done: 'C’est fait. Vous ne recevrez plus la lettre. Vous pouvez revenir quand vous voulez, depuis le blog.',
  },
} as const;
type Step = keyof typeof linkPages;

const failures: Readonly<Record<Exclude<LinkAnswer, 'done'>, string>> = {
  unknown:
    'Ce lien ne correspond à aucune inscription. Il est peut-être incomplet\u202F: recopiez-le en entier depuis l’e-mail.',
  failed: 'Une erreur est survenue et rien n’a changé. Réessayez dans un instant.',
};

const stepOf = ({ params }: Pick<LoaderFunctionArgs, 'params'>): Step => {
  const { step = '' } = params;
  if (step !== 'inscription' && step !== 'desinscription') throw notFound('page');
  return step;
};

export const load = (_client: SiteClient, args: LoaderFunctionArgs): Promise<Step> => Promise.resolve(stepOf(args));

/**
 * Confirms or ends a subscription when the visitor presses the button of the page. Opening the link alone changes nothing, because some
 * programs open every link in an e-mail. E-mail programs also post here, for their own button « Se désabonner » (RFC 8058).
 */
export async function submit(client: SiteClient, args: LoaderFunctionArgs): Promise<LinkAnswer> {
  const token = new URL(args.request.url).searchParams.get('jeton') ?? '';
  return followSubscriptionLink(client, linkPages[stepOf(args)].function, token);
}

export const metadata = (step: Step): PageMetadata => ({
  title: linkPages[step].title,
  description: linkPages[step].text,
  path: `/lettre/${step}`,
  hidden: true,
});

/** The page that a link in an e-mail of the newsletter opens. */
export function Component() {
  const step = linkPages[useLoaderData<Step>()];
  const answer = useActionData<LinkAnswer>();
  return (
    <div className="bench border-b border-line">
      <div className="container-site flex flex-col items-start gap-5 py-10 lg:py-16">
        <Breadcrumb crumbs={[{ label: 'Blog', to: '/blog' }, { label: useSettings().newsletter_title }]} />
        <h1 className="text-title-l">{step.title}</h1>
        <div id="etape">
          {answer === 'done' ? (
            <p data-outcome tabIndex={-1} role="status" className="max-w-xl text-(length:--text-lead)">
              {step.done}
            </p>
          ) : (
            // Without an action, the browser posts to the current address, with its token, which the cached page does not know.
            <form method="post" data-answer="etape" className="flex flex-col items-start gap-5">
              <noscript />
              <p className="max-w-xl text-(length:--text-lead) text-muted">{step.text}</p>
              {answer && <FormFailure>{failures[answer]}</FormFailure>}
              <template>
                <FormFailure>{failures.failed}</FormFailure>
              </template>
              <Button type="submit" size="lg" data-sending="Un instant…">
                {step.button}
              </Button>
            </form>
          )}
        </div>
      </div>
    </div>
  );
}

/** The result of following a link in an e-mail: done, link unknown, or request failed. */
type LinkAnswer = 'done' | 'unknown' | 'failed';

/**
 * Confirms or ends the subscription of a link in an e-mail.
 * @param token the token in the link
 */
export async function followSubscriptionLink(
  client: SiteClient,
  name: 'confirm_subscription' | 'end_subscription',
  token: string,
): Promise<LinkAnswer> {
  // Any other text would make the database fail with an error about the type of the argument.
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(token)) return 'unknown';
  const { data, error } = await client.rpc(name, { token });
  if (error) return 'failed';
  return data ? 'done' : 'unknown';
}
