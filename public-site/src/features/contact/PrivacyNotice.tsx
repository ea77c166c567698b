import { readableEmail } from '@agency-site/domain/readable-email';
import { identity } from '@agency-site/brand/identity';
import { siteWords } from '@agency-site/brand/site-words';

/** The privacy notice that article 13 of the GDPR requires beside the form. */
export function PrivacyNotice({ email }: { readonly email: string }) {
  return (
    <p className="text-sm text-muted">
      {identity.name} recueille ces informations pour vous répondre et préparer ce que vous demandez,{' '}
      {siteWords.requests} (mesures précontractuelles, article 6.1.b du RGPD). Sans nom, e-mail ni message, nous ne
      pouvons pas répondre ; le reste est facultatif. Seules {siteWords.people} les lisent ; notre hébergeur les
      conserve pour nous. Elles sont effacées trois ans après notre dernier échange. Vous pouvez demander à les
      consulter, les corriger, les effacer, les récupérer ou en limiter l’usage
      {email && (
        <>
          {' '}
          en écrivant à{' '}
          <a href={`mailto:${email}`} className="text-ink underline underline-offset-2 [overflow-wrap:anywhere]">
            {readableEmail(email)}
          </a>
        </>
      )}
      , et saisir la CNIL. Le détail est dans notre{' '}
      <a href="/politique-confidentialite" className="text-ink underline underline-offset-2 [overflow-wrap:anywhere]">
        politique de confidentialité
      </a>
      .
    </p>
  );
}
