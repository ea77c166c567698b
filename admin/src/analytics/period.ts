import { useSearchParams } from 'react-router-dom';

/** The periods of specification §9, in days. */
export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

const usual: Period = 30;
const parameter = 'jours';

/** The period shown, kept in the address so that it can be linked to. @returns it, and how to choose another */
export function usePeriod(): [Period, (period: Period) => void] {
  const [search, setSearch] = useSearchParams();
  const period = periods.find((days) => String(days) === search.get(parameter)) ?? usual;
  return [period, (days) => setSearch(days === usual ? {} : { [parameter]: String(days) }, { replace: true })];
}
