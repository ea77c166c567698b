import { useSettings } from '../../data/frame';
import { IconTile } from '../../ui/IconTile';

/** Splits the lines of the setting, each « Titre : texte ». */
const stepsOf = (lines: string): (readonly [title: string, text: string])[] =>
  lines.split('\n').flatMap((line) => {
    const [title = '', ...rest] = line.split(':');
    return title.trim() ? [[title.trim(), rest.join(':').trim()]] : [];
  });

/** The steps after the form is sent, joined by a line. */
export function NextSteps() {
  const steps = stepsOf(useSettings().contact_steps);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="ensuite">
      <h2 id="ensuite" className="text-title-s">
        Ce qui se passe ensuite
      </h2>
      <ol className="mt-4">
        {steps.map(([title, text], index) => (
          <li key={title} className="group flex gap-4">
            <span className="flex flex-col items-center">
              <IconTile size="sm" tone={index === steps.length - 1 ? 'result' : 'plain'}>
                {index + 1}
              </IconTile>
              <span aria-hidden="true" className="w-0.5 flex-1 bg-ink group-last:hidden" />
            </span>
            <p className="pb-6 group-last:pb-0">
              <strong className="mb-0.5 block font-heading font-bold leading-snug">{title}</strong>
              <span className="block text-base text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
