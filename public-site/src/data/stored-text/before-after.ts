import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { element, isFigure } from './hast-elements';
import { textOf } from './outline';

/** The length of the longest bar, in percent of its line; the rest of the line shows the time. */
const LONGEST = 76;

/**
 * Adds bars to the table of a figure `before-after`: for each task one bar for the time before and one for the time after, all on one
 * scale. A last row that is the sum of the others gets a scale of its own. The table stays a table for screen readers and without styles. A
 * table whose rows are not a heading and two times is left as it is.
 */
export function completeBeforeAfter(figure: Element): void {
  if (!isFigure(figure, 'before-after')) return;
  const rows: Element[] = [];
  visit(figure, 'element', (row) => void (row.tagName === 'tr' && rows.push(row)));
  const tasks = rows.map(timesOf).filter((times) => times !== undefined);
  const total = tasks.at(-1);
  const isWellFormed = tasks.length > 1 && tasks.length === rows.length - 1;
  if (!isWellFormed || !total) return void (figure.properties = {});
  const others = tasks.slice(0, -1);
  const isSum = (column: 0 | 1): boolean => total.minutes[column] === sum(others.map(({ minutes }) => minutes[column]));
  const hasTotal = isSum(0) && isSum(1);
  const scale = Math.max(...(hasTotal ? others : tasks).flatMap(({ minutes }) => minutes));
  for (const { row, cells, minutes } of tasks) {
    const isTotal = hasTotal && row === total.row;
    if (isTotal) row.properties = { className: ['total'] };
    for (const [index, cell] of cells.entries()) {
      cell.children.unshift(bar(((minutes[index] ?? 0) / (isTotal ? Math.max(...minutes) : scale)) * LONGEST));
    }
  }
  addTableRoles(figure);
}

interface Times {
  readonly row: Element;
  readonly cells: readonly [Element, Element];
  readonly minutes: readonly [number, number];
}

/** The two times of a row, before and after; undefined when the row has any other shape. */
function timesOf(row: Element): Times | undefined {
  const [head, before, after, ...others] = row.children.filter((child) => child.type === 'element');
  if (head?.tagName !== 'th' || !before || !after || others.length > 0) return undefined;
  const [first, second] = [minutesOf(before), minutesOf(after)];
  if (first === undefined || second === undefined) return undefined;
  return { row, cells: [before, after], minutes: [first, second] };
}

/** The minutes in « 45 min », « 2 h » or « 2 h 30 », with spaces of any kind. */
function minutesOf(cell: Element): number | undefined {
  const [, hours, rest, alone] = /^(?:(\d+)\s*h(?:\s*(\d+))?|(\d+)\s*min)$/.exec(textOf(cell).trim()) ?? [];
  const minutes = alone ?? (hours && Number(hours) * 60 + Number(rest ?? 0));
  return minutes === undefined || minutes === '' ? undefined : Number(minutes);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** A bar, hidden from screen readers because the cell also has the time as text. */
const bar = (percent: number): Element => element('svg', { ariaHidden: 'true', width: `${percent.toFixed(1)}%` });

/** Adds table roles to the parts of the table. The style sheet lays them out as a grid, and browsers then drop their native roles. */
function addTableRoles(figure: Element): void {
  const roles: Readonly<Record<string, string>> = {
    table: 'table',
    thead: 'rowgroup',
    tbody: 'rowgroup',
    tr: 'row',
    td: 'cell',
  };
  visit(figure, 'element', (part, _index, parent) => {
    const isInHead =
      parent?.type === 'element' && parent.children.every((cell) => cell.type !== 'element' || cell.tagName === 'th');
    const role = part.tagName === 'th' ? (isInHead ? 'columnheader' : 'rowheader') : roles[part.tagName];
    if (role) part.properties['role'] = role;
  });
}
