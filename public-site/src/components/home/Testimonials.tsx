import { Station } from '../Station';
import { Stars } from './Stars';

interface Testimonial {
  readonly words: string;
  readonly name: string;
  readonly initials: string;
  readonly trade: string;
}

const TESTIMONIALS: readonly [Testimonial, Testimonial, Testimonial] = [
  {
    words:
      'Je relançais mes devis le dimanche soir, quand j’y pensais. Maintenant les messages partent seuls au septième jour, j’appelle ceux qui hésitent, et le dimanche je n’ouvre plus l’ordinateur.',
    name: 'Sandrine Lebreton',
    initials: 'SL',
    trade: 'plombière-chauffagiste à Laval',
  },
  {
    words:
      'Dix patients oubliaient leur séance chaque mois. Il en reste trois, et ceux-là me préviennent. Régler les rappels de mon logiciel de cabinet a coûté 600 € HT.',
    name: 'Karim Haddad',
    initials: 'KH',
    trade: 'kinésithérapeute à Villeurbanne',
  },
  {
    words:
      'Ils m’ont déconseillé l’application que je voulais acheter. Un tableau partagé et deux automatisations ont suffi aux commandes du samedi.',
    name: 'Mathilde Rousseau',
    initials: 'MR',
    trade: 'traiteur à Nancy',
  },
];

/** What three clients say: one at length, two in short. */
export function Testimonials() {
  const [first, ...others] = TESTIMONIALS;
  return (
    <section aria-labelledby="avis">
      <div className="container-site py-16 lg:py-24">
        <h2 id="avis" className="mb-8 text-title-l lg:mb-12">
          Ce qu’ils font de leurs heures
        </h2>
        <div className="grid gap-6 lg:grid-cols-2">
          <Quote testimonial={first} large />
          <div className="grid gap-6">
            {others.map((testimonial) => (
              <Quote key={testimonial.name} testimonial={testimonial} />
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Quote({ testimonial, large = false }: { readonly testimonial: Testimonial; readonly large?: boolean }) {
  const { words, name, initials, trade } = testimonial;
  return (
    <figure className={`flex flex-col gap-5 rounded-card p-6 sm:p-8 ${large ? 'bg-action-soft lg:p-12' : 'bg-sand'}`}>
      <Stars />
      <blockquote className={large ? 'font-heading text-title-m leading-snug font-semibold' : ''}>
        <p>« {words} »</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
        <Station>{initials}</Station>
        <span>
          <span className="block font-semibold">{name}</span>
          <span className="block text-base text-muted">{trade}</span>
        </span>
      </figcaption>
    </figure>
  );
}
