import { sectors, type Sector } from '@agency/domain/sectors';
import { caseStudiesAddress, type CaseStudySummary } from './data';
import { FilterLinks } from '../../ui/FilterLinks';

interface SectorFilterProps {
  readonly studies: readonly CaseStudySummary[];
  readonly sector: Sector | undefined;
}

/** The sectors that have case studies, and the one that is chosen. */
export function SectorFilter({ studies, sector }: SectorFilterProps) {
  const shown = (Object.keys(sectors) as Sector[]).filter(
    (name) => name === sector || studies.some((study) => study.sector === name),
  );
  return (
    <FilterLinks
      label="Secteurs"
      links={[undefined, ...shown].map((name) => ({
        to: caseStudiesAddress(name),
        label: name ? sectors[name] : 'Tous',
        isCurrent: name === sector,
      }))}
    />
  );
}
