import { countOf } from '../../formats/numbers';
import { fewestVisits } from './rates';

/** « Sur 340 visites », or a remark that they are too few for a share or a mean to mean anything. */
export const sampleSize = (visits: number): string => {
  const count = countOf(visits, 'visite', 'visites');
  return visits < fewestVisits ? `trop peu de visites (${count})` : `sur ${count}`;
};

/** The same text below figures that are computed from visits. */
export function sampleSentence(visits: number): string {
  const counted = sampleSize(visits);
  return visits < fewestVisits
    ? `Parts et moyennes\u00A0: ${counted}, il en faut ${fewestVisits}.`
    : `Calculé ${counted}.`;
}
