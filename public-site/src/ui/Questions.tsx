import type { FaqEntry } from '../data/site-content';
import { ChevronDown } from './lucide-icons';

interface QuestionsProps {
  /** The anchor to which search results lead. A page may have several lists of questions. */
  readonly id?: string;
  readonly title: string;
  readonly lead: string;
  readonly questions: readonly FaqEntry[];
}

/** Frequently asked questions, whose answers unfold without scripts. */
export function Questions({ id, title, lead, questions }: QuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <section
      id={id}
      aria-label={title}
      className="container-site grid gap-8 pt-16 lg:grid-cols-[1fr_1.9fr] lg:gap-14 lg:pt-24"
    >
      <div>
        <h2 className="text-title-l">{title}</h2>
        <p className="mt-3 max-w-md text-(length:--text-lead) text-muted">{lead}</p>
      </div>
      <ul className="border-t border-ink">
        {questions.map(({ question, answer }, index) => (
          <li key={index} className="border-b border-line">
            <details className="group" open={index === 0}>
              <summary className="flex list-none items-start justify-between gap-6 py-5 hover:text-action">
                <h3 className="text-title-s">{question}</h3>
                <ChevronDown className="mt-0.5 shrink-0 group-open:rotate-180 motion-safe:transition-transform" />
              </summary>
              <p className="max-w-[68ch] pb-6">{answer}</p>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
