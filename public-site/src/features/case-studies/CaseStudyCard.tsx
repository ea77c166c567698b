import { caseStudyAddress, resultsOf, sectorName, type CaseStudySummary } from '../../data/case-studies';
import { Picture } from '../../ui/Picture';

/** A case study among others; the whole card answers the click of its title. */
export function CaseStudyCard({ study }: { readonly study: CaseStudySummary }) {
  const { title, client, sector, summary, picture_url: picture, is_example: isExample } = study;
  const [result] = resultsOf(study);
  return (
    <article className="card card-link relative flex h-full flex-col overflow-hidden">
      <Picture src={picture || '/illustrations/article.svg'} alt="" className="border-b border-line" />
      <div className="flex flex-1 flex-col gap-2.5 p-5">
        <p className="flex flex-wrap items-center justify-between gap-2 text-sm font-semibold text-teal">
          {sectorName(sector)}
          {isExample && <span className="example-mark">exemple</span>}
        </p>
        <h2 className="text-title-s">
          <a href={caseStudyAddress(study)} data-cover>
            {title}
          </a>
        </h2>
        <p className="text-base text-muted">{client}</p>
        <p className="text-base">{summary}</p>
        {result && (
          <p className="mt-auto flex flex-wrap items-baseline gap-x-2 border-t border-line pt-3">
            <span className="font-heading text-title-m font-bold text-teal tabular">{result.value}</span>
            <span className="text-base text-muted">{result.label}</span>
          </p>
        )}
      </div>
    </article>
  );
}
