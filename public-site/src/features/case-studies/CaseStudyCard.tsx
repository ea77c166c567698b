import { caseStudyAddress, type CaseStudySummary } from './data';
import { Picture } from '../../ui/Picture';
import { FirstResult } from '../../ui/FirstResult';

interface CaseStudyCardProps {
  readonly study: CaseStudySummary;
  /** Whether its picture is the first one of the page and loads at once. */
  readonly eager: boolean;
}

/** A case study in a list. A click anywhere on the card follows the link in its title. */
export function CaseStudyCard({ study, eager }: CaseStudyCardProps) {
  const { title, client, sector, summary, picture_url: picture, is_example: isExample } = study;
  return (
    <article className="card card-link relative flex h-full flex-col overflow-hidden">
      <Picture src={picture || '/illustrations/article.svg'} alt="" eager={eager} className="border-b border-line" />
      <div className="flex flex-1 flex-col gap-2.5 p-5">
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm font-semibold text-teal">
          {sector}
          {isExample && <span className="example-mark">exemple</span>}
        </p>
        <h2 className="text-title-s">
          <a href={caseStudyAddress(study)} data-cover>
            {title}
          </a>
        </h2>
        <p className="text-base text-muted">{client}</p>
        <p className="text-base">{summary}</p>
        <div className="mt-auto border-t border-line pt-3 empty:hidden">
          <FirstResult study={study} />
        </div>
      </div>
    </article>
  );
}
