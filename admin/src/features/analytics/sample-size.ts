import { countOf } from '../../formats/numbers';
import { minVisits } from './rates';

/** « sur 340 visites », or a remark that there are too few visits for a meaningful share or mean. */
export const sampleSize = (visits: number): string => {
  const count = countOf(visits, 'visite', 'visites');
  return visits < minVisits ? `trop peu de visites (${count})` : `sur ${count}`;
};

/** The same remark as a sentence, to show below figures that are computed from visits. */
export function sampleSentence(visits: number): string {
  const counted = sampleSize(visits);
  return visits < minVisits ? `Parts et moyennes\u00A0: ${counted}, il en faut ${minVisits}.` : `Calculé ${counted}.`;
}
