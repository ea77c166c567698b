import { IconTile } from '../../ui/IconTile';

const STEPS = [
  { title: 'Sous 24 heures', text: 'Une personne de l’atelier vous lit et vous répond, les jours ouvrés.' },
  { title: 'Trente minutes ensemble', text: 'L’audit gratuit, en visio ou par téléphone.' },
  {
    title: 'Une proposition écrite',
    text: 'Le prix, le délai, les heures gagnées. Ou le conseil de ne rien changer.',
  },
] as const;

/** What happens once the form is sent, drawn as a flow of three stations. */
export function NextSteps() {
  return (
    <section aria-labelledby="ensuite">
      <h2 id="ensuite" className="text-title-s">
        Ce qui se passe ensuite
      </h2>
      <ol className="mt-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="group flex gap-4">
            <span className="flex flex-col items-center">
              <IconTile size="sm" tone={index === STEPS.length - 1 ? 'result' : 'plain'}>
                {index + 1}
              </IconTile>
              <span aria-hidden="true" className="w-0.5 flex-1 bg-ink group-last:hidden" />
            </span>
            <p className="pb-6 group-last:pb-0">
              <strong className="mb-0.5 block font-heading leading-snug">{title}</strong>
              <span className="block text-base text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
