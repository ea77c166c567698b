import type { Partner } from '../../data/site-content';
import { Section } from '../../ui/Section';

/** Those who work with us. */
export function Partners({ partners }: { readonly partners: readonly Partner[] }) {
  if (partners.length === 0) return null;
  return (
    <Section
      title="Nos partenaires"
      lead="Quand une tâche n’est pas de notre métier, nous disons à qui nous la confions."
    >
      <ul className="grid border-b border-line lg:grid-cols-3 lg:gap-x-10 lg:border-b-0">
        {partners.map(({ name, url, sentence, is_example: isExample }) => (
          <li key={name} className="flex flex-col gap-1 border-t border-line py-5">
            <h3 className="text-title-s">
              {url ? (
                <a
                  href={url}
                  rel="noopener"
                  className="inline-block py-1 underline underline-offset-4 hover:text-action"
                >
                  {name}
                </a>
              ) : (
                name
              )}
            </h3>
            <p className="text-muted">{sentence}</p>
            {isExample && <span className="example-mark self-start">exemple</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
