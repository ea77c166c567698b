import { collections } from '@agency/supabase/pages';
import type { Sector } from '@agency/supabase/sectors';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { SiteClient } from '../../data/client';
import {
  caseStudiesAddress,
  loadCaseStudies,
  readSector,
  sectorName,
  type CaseStudySummary,
} from '../../data/case-studies';
import { CaseStudyCard } from '../../features/case-studies/CaseStudyCard';
import { SectorFilter } from '../../features/case-studies/SectorFilter';
import { AuditCall } from '../../ui/AuditCall';
import { ScreenHead } from '../../ui/ScreenHead';
import type { PageMetadata } from '../head/metadata';

interface CaseStudiesData {
  readonly sector: Sector | undefined;
  /** Of all sectors. */
  readonly studies: readonly CaseStudySummary[];
}

const crumbs = [{ label: collections.case_studies.label }] as const;
const title = 'Ce que nos machines ont changé';

export const load = async (client: SiteClient, { request }: LoaderFunctionArgs): Promise<CaseStudiesData> => ({
  sector: readSector(new URL(request.url).searchParams),
  studies: await loadCaseStudies(client),
});

const ofSector = ({ sector, studies }: CaseStudiesData) =>
  sector ? studies.filter((study) => study.sector === sector) : studies;

export function metadata(list: CaseStudiesData): PageMetadata {
  const { sector } = list;
  const studies = ofSector(list);
  const about = sector ? `, ${sectorName(sector)}` : '';
  return {
    title: `Études de cas : ${sector ? sectorName(sector) : 'avant, après, en chiffres'}`,
    description: `Études de cas${about} : la tâche qui revenait, ce que nous avons monté, les heures rendues et le prix payé, racontés pour de très petites entreprises.`,
    keywords: 'études de cas, automatisation, exemples, TPE',
    path: caseStudiesAddress(sector),
    crumbs,
    hidden: studies.length === 0,
    subject: { type: 'collection', rows: studies },
    social: { title, kicker: 'Études de cas', picture: '/illustrations/services-automatisations.svg' },
  };
}

/** The case studies, of all sectors or of one. */
export function Component() {
  const list = useLoaderData<CaseStudiesData>();
  const studies = ofSector(list);
  return (
    <>
      <ScreenHead
        crumbs={crumbs}
        title={title}
        lead="Une tâche qui revenait, ce que nous avons monté à la place, les heures rendues et le prix payé."
        picture={undefined}
      />
      <div className="container-site flex flex-col gap-8 py-10 lg:py-14">
        <SectorFilter studies={list.studies} sector={list.sector} />
        {/* The keyboard goes on from here after a filter (list-arrival.ts). */}
        <section id="liste" tabIndex={-1} aria-label="Les études de cas">
          {studies.length > 0 ? (
            <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
              {studies.map((study) => (
                <li key={study.slug}>
                  <CaseStudyCard study={study} />
                </li>
              ))}
            </ul>
          ) : (
            <p>Aucune étude de cas pour le moment{list.sector ? ' dans ce secteur' : ''}.</p>
          )}
        </section>
      </div>
      <AuditCall
        title="Et chez vous ?"
        text="Racontez-nous la tâche qui revient : en trente minutes, vous savez si elle s’automatise et à partir de quel prix."
      />
    </>
  );
}
