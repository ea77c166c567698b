import { euros } from '@agency-site/domain/filled-text';

/** The input of a payback calculation: hours saved a week, amounts in euros. */
export interface PaybackTerms {
  readonly hours: number;
  readonly rate: number;
  readonly price: number;
  readonly monthly: number;
}

export const defaultTerms: PaybackTerms = { hours: 2, rate: 35, price: 900, monthly: 20 };

const WEEKS_A_MONTH = 52 / 12;
const MONTHS_SHOWN = 60;

/** The number of months after which the saved hours have paid for an automation, and a sentence that explains the calculation. */
export function paybackWords({ hours, rate, price, monthly }: PaybackTerms): { figure: string; reason: string } {
  const net = hours * WEEKS_A_MONTH * rate - monthly;
  if (!Number.isFinite(net + price))
    return { figure: '…', reason: 'Un nombre dans chaque case, et le compte se fait.' };
  if (net <= 0) {
    return { figure: 'Jamais', reason: 'Les abonnements coûtent plus que les heures rendues. Gardez votre tableau.' };
  }
  const afterThreeYears = Math.round(36 * net - price);
  const years = afterThreeYears < 0 ? `il manque ${euros(-afterThreeYears)}` : `il reste ${euros(afterThreeYears)}`;
  return {
    figure: monthsInWords(price / net),
    reason: `${euros(Math.round(net))} gagnés par mois, abonnements déduits. Au bout de trois ans, ${years}.`,
  };
}

/** Rounds to the nearest half month. */
function monthsInWords(exact: number): string {
  const months = Math.round(exact * 2) / 2;
  if (months < 1) return 'Moins d’un mois';
  if (months > MONTHS_SHOWN) return 'Plus de cinq ans';
  return `${Math.floor(months)}\u00A0mois${months % 1 ? ' et demi' : ''}`;
}
