import type { Element } from 'hast';
import { element, isFigure, text } from './hast-elements';
import { paybackWords, defaultTerms, type PaybackTerms } from './payback';

const FIELDS: readonly { readonly name: keyof PaybackTerms; readonly label: string; readonly step: string }[] = [
  { name: 'hours', label: 'Heures rendues par semaine', step: '0.25' },
  { name: 'rate', label: 'Valeur d’une heure, en euros', step: '1' },
  { name: 'price', label: 'Prix du montage, en euros HT', step: '50' },
  { name: 'monthly', label: 'Abonnements par mois, en euros HT', step: '1' },
];

/**
 * Adds a payback calculator at the top of a figure `calculator`. Its result for the usual terms is part of the markup, so that nothing
 * moves when the script loads. Without scripts, browsers show the rest of the figure, a table.
 */
export function completeCalculator(figure: Element): void {
  if (!isFigure(figure, 'calculator')) return;
  const { figure: answer, reason } = paybackWords(defaultTerms);
  figure.children.unshift(
    element('payback-calculator', {}, [
      element('div', { role: 'group', ariaLabel: 'Calcul du délai' }, FIELDS.map(fieldOf)),
      element('p', {}, [text('Délai pour payer le montage')]),
      element('output', {}, [element('b', {}, [text(answer)]), element('span', {}, [text(reason)])]),
    ]),
  );
}

const fieldOf = ({ name, label, step }: (typeof FIELDS)[number]): Element =>
  element('label', {}, [
    element('span', {}, [text(label)]),
    element('input', {
      name,
      type: 'number',
      inputMode: 'decimal',
      min: '0',
      step,
      value: String(defaultTerms[name]),
      className: ['field'],
      autoComplete: ['off'],
    }),
  ]);
