import { siteWords } from '@agency-site/brand/site-words';
import { collections } from '@agency-site/domain/pages';
import { slugFromTitle } from '@agency-site/domain/slug';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { SiteClient } from '../../data/client';
import { drawing } from '../../data/drawings';
import { type SiteFrame, useSettings } from '../../data/frame';
import type { PageMetadata } from '../../document/metadata';
import type { LoadResult } from '../../document/route';
import { AuditCallToAction } from '../../ui/AuditCallToAction';
import { FilterLinks } from '../../ui/FilterLinks';
import { FirstResult } from '../../ui/FirstResult';
import { Pagination } from '../../ui/Pagination';
import { Picture } from '../../ui/Picture';
import { ScreenHead } from '../../ui/ScreenHead';
import {
  caseStudiesAddress,
  caseStudyAddress,
  type CaseStudySummary,
  loadCaseStudies,
  readPage,
  readSector,
} from './data';

interface CaseStudiesData {
  readonly sector: string | undefined;
  readonly page: number;
  readonly studies: readonly CaseStudySummary[];
}

const PER_PAGE = 12;

const crumbs = [{ label: collections.case_studies.label }] as const;

export async function load(client: SiteClient, { request }: LoaderFunctionArgs): Promise<LoadResult<CaseStudiesData>> {
  const { searchParams } = new URL(request.url);
  const slug = readSector(searchParams);
  const studies = await loadCaseStudies(client);
  const list = {
    sector: studies.find(({ sector }) => slugFromTitle(sector) === slug)?.sector,
    page: readPage(searchParams),
    studies,
  };
  // A page beyond the last one answers 404, but still shows links back to the list.
  return list.page > Math.max(1, pagesOf(list)) ? data(list, { status: 404 }) : list;
}

const ofSector = ({ sector, studies }: CaseStudiesData) =>
  sector ? studies.filter((study) => study.sector === sector) : studies;

const pagesOf = (list: CaseStudiesData): number => Math.ceil(ofSector(list).length / PER_PAGE);
const onPage = (list: CaseStudiesData) => ofSector(list).slice((list.page - 1) * PER_PAGE, list.page * PER_PAGE);

export function metadata(list: CaseStudiesData, { settings }: SiteFrame): PageMetadata {
  const { sector, page } = list;
  const studies = onPage(list);
  const number = page > 1 ? `, page ${page}` : '';
  const about = sector ? `, ${sector}` : '';
  return {
    title: `Études de cas\u00A0: ${sector ?? siteWords.caseStudies}${number}`,
    description: `Études de cas${about}${number}. ${settings.case_studies_text}`,
    keywords: siteWords.keywords.caseStudies,
    path: caseStudiesAddress(sector, page),
    crumbs,
    hidden: studies.length === 0,
    subject: { type: 'collection', rows: studies },
    social: {
      title: settings.case_studies_title,
      kicker: 'Études de cas',
      picture: drawing('services-automatisations'),
    },
  };
}

export function Component() {
  const list = useLoaderData<CaseStudiesData>();
  const studies = onPage(list);
  const settings = useSettings();
  return (
    <>
      <ScreenHead
        crumbs={crumbs}
        title={settings.case_studies_title}
        lead={settings.case_studies_text}
        picture={undefined}
      />
      <div className="container-site flex flex-col gap-8 py-10 lg:py-14">
        <SectorFilter studies={list.studies} sector={list.sector} />
        {/* After a filter, the keyboard focus moves here (list-arrival.browser.ts). */}
        <section id="liste" tabIndex={-1} aria-label="Les études de cas">
          {studies.length > 0 ? (
            <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {studies.map((study, index) => (
                <li key={study.slug}>
                  <CaseStudyCard study={study} eager={index === 0} />
                </li>
              ))}
            </ul>
          ) : (
            <p>Aucune étude de cas pour le moment.</p>
          )}
          <Pagination
            label="Pages des études de cas"
            page={list.page}
            pages={pagesOf(list)}
            addressOf={(page) => caseStudiesAddress(list.sector, page)}
          />
        </section>
      </div>
      <AuditCallToAction />
    </>
  );
}

/** Links that filter by the sectors that have case studies. */
function SectorFilter({ studies, sector }: Pick<CaseStudiesData, 'studies' | 'sector'>) {
  return (
    <FilterLinks
      label="Secteurs"
      links={[undefined, ...new Set(studies.map((study) => study.sector))].map((name) => ({
        to: caseStudiesAddress(name),
        label: name ?? 'Tous',
        isCurrent: name === sector,
      }))}
    />
  );
}

interface CaseStudyCardProps {
  readonly study: CaseStudySummary;
  /** Whether its picture is the first one of the page and loads at once. */
  readonly eager: boolean;
}

/** A case study in a list. A click anywhere on the card follows the link in its title. */
function CaseStudyCard({ study, eager }: CaseStudyCardProps) {
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
