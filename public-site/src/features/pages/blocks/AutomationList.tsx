import { pictureOf, type NavigationLink } from '../../../data/menu';
import type { Flow } from '../../../data/site-content';

interface AutomationListProps {
  /** The automations to show; a text replaces the list of an automation's steps. */
  readonly chosen: readonly { readonly of: NavigationLink; readonly text: string }[];
  /** The steps and the result of each automation, from its own page. */
  readonly flows: readonly Flow[];
  readonly level: 'h2' | 'h3';
  /** Whether phones show two columns of words without drawings. */
  readonly compact?: boolean;
}

/** Automations, each with a small drawing. */
export function AutomationList({ chosen, flows, level: Title, compact = false }: AutomationListProps) {
  return (
    <ul className={`grid gap-x-14 lg:grid-cols-2 ${compact ? 'phone:grid-cols-2 phone:gap-x-4' : ''}`}>
      {chosen.map(({ of: { to, label }, text }) => {
        const flow = flows.find(({ slug }) => to === `/${slug}`);
        return (
          <li
            key={to}
            className={`group relative grid content-start gap-4 border-t border-line py-7 sm:grid-cols-[12.5rem_1fr] sm:gap-7 ${compact ? 'phone:py-2' : 'phone:py-5'}`}
          >
            <img
              src={pictureOf(to.replace('automatisations', 'flux'))}
              alt=""
              width={300}
              height={96}
              loading="lazy"
              decoding="async"
              className={`w-50 ${compact ? 'phone:hidden' : ''}`}
            />
            <div className={`flex flex-col gap-1.5 ${compact ? 'phone:gap-0.5' : ''}`}>
              <Title className={`text-title-s ${compact ? 'phone:text-base' : ''}`}>
                <a href={to} className="underline-offset-4 group-hover:underline after:absolute after:inset-0">
                  {label}
                </a>
              </Title>
              <p className={`text-base text-muted ${compact ? 'phone:text-sm phone:leading-snug' : ''}`}>
                {text || (flow && `${flow.steps.join(', ')}.`)}
              </p>
              <p className={`text-base font-semibold text-teal tabular ${compact ? 'phone:text-sm' : ''}`}>
                {flow?.gain}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
