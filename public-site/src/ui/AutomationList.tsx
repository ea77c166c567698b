import { flowOf } from '../data/automation-flows';
import { automationLinks, pictureOf } from '../data/links';
import { Link } from './Link';

interface AutomationListProps {
  readonly level: 'h2' | 'h3';
  /** Pushed sideways on phones. */
  readonly onShelf?: boolean;
}

/** Six automations, each with a small drawing. */
export function AutomationList({ level: Title, onShelf = false }: AutomationListProps) {
  return (
    <ul className={`grid gap-x-14 lg:grid-cols-2 ${onShelf ? 'shelf phone:gap-x-4' : ''}`}>
      {automationLinks.map(({ to, label }) => {
        const flow = flowOf(to);
        return (
          <li
            key={to}
            className={`group relative grid content-start gap-4 border-t border-line py-7 sm:grid-cols-[12.5rem_1fr] sm:gap-7 ${onShelf ? 'phone:gap-3 phone:py-4' : 'phone:py-5'}`}
          >
            <img
              src={pictureOf(to.replace('automatisations', 'flux'))}
              alt=""
              width={300}
              height={96}
              loading="lazy"
              decoding="async"
              className="w-50"
            />
            <div className="flex flex-col gap-1.5">
              <Title className="text-title-s">
                <Link to={to} className="underline-offset-4 group-hover:underline after:absolute after:inset-0">
                  {label}
                </Link>
              </Title>
              <p className="text-base text-muted">{flow && `${flow.steps.join(', ')}.`}</p>
              <p className="text-base font-semibold text-teal tabular">{flow?.gain}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
