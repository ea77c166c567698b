import type { BlockDeclaration } from '@agency-site/domain/block';
import type { SiteClient } from '../../../../data/client';
import { loadTestimonials, type Testimonial } from '../../../../data/site-content';
import { Star } from '../../../../ui/lucide-icons';
import { initialsOf, tradeAndPlace } from '../people';
import { IconTile } from '../../../../ui/IconTile';
import type { BlockFacts, BlockProps } from '../block';

export const declaration = {
  label: 'Témoignages',
  helperText: 'Ceux qui sont publiés\u00A0: le premier en grand.',
  fields: { title: { label: 'Titre', maxLength: 200, required: true } },
} as const satisfies BlockDeclaration;

export const load = (client: SiteClient): Promise<Testimonial[]> => loadTestimonials(client);

/** Describes testimonials, except samples. Search engines treat ratings that a site gives itself as spam, so there are none. */
export const structuredData = ({ data }: BlockFacts<typeof declaration, readonly Testimonial[]>) =>
  data
    .filter((testimonial) => !testimonial.is_example)
    .map((testimonial) => ({
      '@type': 'Quotation',
      text: testimonial.words,
      creditText: [testimonial.name, tradeAndPlace(testimonial)].filter(Boolean).join(', '),
    }));

export function Component({ block, data: testimonials }: BlockProps<typeof declaration, readonly Testimonial[]>) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-label={block.title}>
      <div className="container-site py-16 lg:py-24 phone:py-4">
        <h2 className="mb-8 text-title-l phone:text-title-m lg:mb-12 phone:mb-4">{block.title}</h2>
        <ul className={`grid gap-6 phone:gap-3 ${testimonials.length > 1 ? 'lg:grid-cols-2' : ''}`}>
          {testimonials.map((testimonial, index) => (
            <li key={testimonial.words} className={index === 0 && testimonials.length > 2 ? 'lg:row-span-2' : ''}>
              <Quote testimonial={testimonial} large={index === 0} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Quote({ testimonial, large }: { readonly testimonial: Testimonial; readonly large: boolean }) {
  const { words, name, is_example: isExample } = testimonial;
  return (
    <figure
      className={`flex h-full flex-col gap-5 rounded-card p-6 sm:p-8 phone:gap-2.5 phone:p-4 ${large ? 'bg-action-soft lg:p-12' : 'bg-sand'}`}
    >
      {!isExample && <Stars />}
      <blockquote
        className={large ? 'font-heading text-title-m leading-snug font-bold phone:text-base' : 'phone:text-sm'}
      >
        <p>« {words} »</p>
      </blockquote>
      <figcaption className="mt-auto flex items-center gap-3">
        <span className="phone:hidden">
          <IconTile>{initialsOf(name)}</IconTile>
        </span>
        <span className="min-w-0 flex-1 phone:leading-snug">
          <span className="block font-semibold">{name}</span>
          <span className="block text-base text-muted">{tradeAndPlace(testimonial)}</span>
        </span>
        {isExample && <span className="example-mark">exemple</span>}
      </figcaption>
    </figure>
  );
}

/** Five stars out of five, which a screen reader announces as one picture. */
function Stars() {
  return (
    <p role="img" aria-label="5 étoiles sur 5" className="flex gap-0.5 text-action">
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} size={20} className="fill-current" />
      ))}
    </p>
  );
}
