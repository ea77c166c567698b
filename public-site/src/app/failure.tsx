import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { Button } from '../ui/Button';
import { PopularPages, SearchBox } from '../ui/Suggestions';
import { LoadError } from '../ui/LoadError';
import { messageOf } from '../data/answer';
import { fallbackFrame, useHasScreen } from '../data/frame';
import { Frame } from '../frame/Frame';

const TEXTS = {
  page: {
    title: 'Page non trouvée',
    text: 'La page que vous cherchez n’existe pas ou a été supprimée.',
    back: { to: '/', label: 'Retour à l’accueil' },
    other: { to: '/services', label: 'Voir les services' },
  },
  post: {
    title: 'Article non trouvé',
    text: 'L’article que vous cherchez n’existe pas ou a été supprimé.',
    back: { to: '/blog', label: 'Retour au blog' },
    other: { to: '/', label: 'Retour à l’accueil' },
  },
} as const;

const FAILED = 'Erreur de chargement';

/** The kind of a 404 error; undefined for any other error. */
function missingKind(error: unknown): keyof typeof TEXTS | undefined {
  if (!isRouteErrorResponse(error) || error.status !== 404) return undefined;
  return (error.data as { kind?: string } | null)?.kind === 'post' ? 'post' : 'page';
}

/** The title of the failure screen for an error, for the head of the served page. */
export function failureTitle(error: unknown): string {
  const kind = missingKind(error);
  return kind ? TEXTS[kind].title : FAILED;
}

/** Shown instead of a route that threw: a missing page or article, or a failed load with its retry. */
export function FailurePage() {
  const error = useRouteError();
  const kind = missingKind(error);
  return kind ? <Missing kind={kind} /> : <FailedLoad message={messageOf(error)} />;
}

/** Shown when the settings themselves cannot be read: the same message, inside the header and footer of the fallback settings. */
export function RootFailurePage() {
  return (
    <Frame frame={fallbackFrame}>
      <FailurePage />
    </Frame>
  );
}

function Missing({ kind }: { readonly kind: keyof typeof TEXTS }) {
  const { title, text, back, other } = TEXTS[kind];
  const hasOther = useHasScreen(other.to);
  return (
    <div
      data-failure
      className="container-site grid items-center gap-10 py-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-20"
    >
      <div className="flex flex-col gap-5">
        <h1 className="text-title-l">{title}</h1>
        <p className="text-(length:--text-lead) text-muted">{text}</p>
        <div className="flex flex-wrap gap-3">
          <Button href={back.to}>{back.label}</Button>
          {hasOther && (
            <Button href={other.to} variant="outline">
              {other.label}
            </Button>
          )}
        </div>
        <div className="mt-3 flex flex-col gap-8 border-t border-line pt-8">
          <SearchBox />
          <PopularPages />
        </div>
      </div>
      <img src="/illustrations/introuvable.svg" alt="" width={800} height={450} className="w-full" />
    </div>
  );
}

function FailedLoad({ message }: { readonly message: string }) {
  return (
    <div data-failure className="container-site py-16 lg:py-24">
      <LoadError message={message} />
    </div>
  );
}
