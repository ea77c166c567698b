import { useRef } from 'react';
import { Station } from '../Station';
import { Stars } from './Stars';
import { useScrolls } from './use-scrolls';

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
  const list = useRef<HTMLUListElement>(null);
  const scrolls = useScrolls(list);
  return (
    <section aria-labelledby="avis">
      <div className="container-site py-16 lg:py-24 phone:py-9">
        <h2 id="avis" className="mb-8 text-title-l lg:mb-12 phone:mb-5">
          Ce qu’ils font de leurs heures
        </h2>
        <ul
          ref={list}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- nothing in it can take the focus: a keyboard pushes the list itself.
          tabIndex={scrolls ? 0 : undefined}
          className="shelf grid gap-6 lg:grid-cols-2 phone:gap-4"
        >
          {TESTIMONIALS.map((testimonial, index) => (
            <li key={testimonial.name} className={index === 0 ? 'lg:row-span-2' : ''}>
              <Quote testimonial={testimonial} large={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Quote({ testimonial, large }: { readonly testimonial: Testimonial; readonly large: boolean }) {
  const { words, name, initials, trade } = testimonial;
  return (
    <figure
      className={`flex h-full flex-col gap-5 rounded-card p-6 sm:p-8 phone:gap-3 phone:p-5 ${large ? 'bg-action-soft lg:p-12' : 'bg-sand'}`}
    >
      <Stars />
      <blockquote
        className={large ? 'font-heading text-title-m leading-snug font-semibold phone:text-(length:--text-lead)' : ''}
      >
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
