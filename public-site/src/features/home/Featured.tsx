import { LoaderCircle } from 'lucide-react';
import { Suspense, use } from 'react';
import type { HomeData } from '../../data/home';
import { Button } from '../../ui/Button';
import { LoadError } from '../../ui/LoadError';
import { PostCard } from '../../ui/PostCard';
import { Section } from '../../ui/Section';

type FeaturedProps = Pick<HomeData, 'featured'>;

/** The latest featured articles: in the served page at once, behind a spinner after a navigation. */
export function Featured({ featured }: FeaturedProps) {
  return (
    <Section
      background="sand"
      opening="under"
      title="À lire dans le carnet de l’atelier"
      lead="Ce que nous apprenons chez nos clients : ce qui marche, ce que cela coûte, ce qu’il vaut mieux garder à la main."
    >
      <Suspense fallback={<Spinner />}>
        <Posts featured={featured} />
      </Suspense>
      <Button to="/blog" variant="outline" className="mt-8 phone:mt-5">
        Tous les articles
      </Button>
    </Section>
  );
}

function Posts({ featured }: FeaturedProps) {
  const read = featured instanceof Promise ? use(featured) : featured;
  if ('problem' in read) return <LoadError message={read.problem} level="h3" />;
  return (
    <ul className="shelf grid gap-6 sm:grid-cols-2 lg:grid-cols-3 phone:gap-4">
      {read.posts.map((post) => (
        <li key={post.slug}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}

function Spinner() {
  return (
    <p role="status" className="flex min-h-96 items-center justify-center gap-3 text-muted">
      <LoaderCircle aria-hidden="true" className="motion-safe:animate-spin" />
      Chargement des articles…
    </p>
  );
}
