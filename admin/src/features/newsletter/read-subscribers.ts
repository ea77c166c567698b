import { emailAddress, localPartProblem } from '@agency-site/domain/email-address';
import type { CsvRow } from '@agency-site/import/csv';
import { parseMoment } from '../../formats/parse-moment';
import { isDateColumn, type Role, roleOf, meansNo, stateOf, type SubscriberState } from './subscriber-cells';

/** A subscriber as the database function `import_subscribers` takes it. */
export type SubscriberLine = {
  readonly email: string;
  readonly state: SubscriberState;
  readonly consented_at?: string;
  readonly confirmed_at?: string;
  readonly unsubscribed_at?: string;
  readonly consent_words?: string;
  readonly source?: string;
};

/** The facts about a person that one cell contains. */
type Facts = Partial<SubscriberLine> & { readonly created?: string };

interface Column {
  readonly title: string;
  readonly role: Role | undefined;
  /** Whether the column contains the dates of an event. An empty cell then means that the event did not happen. */
  readonly isOfMoments: boolean;
}

/** By increasing priority: a person who is unsubscribed according to any cell is unsubscribed. */
const weakestFirst: readonly SubscriberState[] = ['confirmed', 'pending', 'bounced', 'unsubscribed'];
const strongestState = (states: readonly SubscriberState[]): SubscriberState =>
  weakestFirst.findLast((state) => states.includes(state)) ?? 'confirmed';

/** The state according to the name of the file: Mailchimp exports one file per state, without a column for it. */
const stateOfFile = (name: string): SubscriberState =>
  /^(un|non.?)subscribed/i.test(name) ? 'unsubscribed' : /^cleaned/i.test(name) ? 'bounced' : 'confirmed';

/**
 * Reads the subscribers of a CSV file, from our own export or that of another product. The titles say what each column means; a file
 * without titles may only have one column. A line with an unknown state is refused.
 * @returns the subscribers, and a sentence in French for each refused line
 */
export function readSubscribers(
  rows: readonly CsvRow[],
  fileName: string,
): { readonly subscribers: readonly SubscriberLine[]; readonly refused: readonly string[] } {
  const [first] = rows;
  const titles = first?.cells.some((cell) => cell.includes('@')) ? undefined : first?.cells;
  const lines = titles ? rows.slice(1) : rows;
  const columns = titles?.map((title, place) => ({
    title,
    role: roleOf(title),
    isOfMoments: isDateColumn(title) || lines.some(({ cells }) => parseMoment(cells[place] ?? '')),
  }));
  const place = placeOfAddress(columns ?? [], lines);
  const subscribers = new Map<string, SubscriberLine>();
  const refused: string[] = [];
  for (const { line, cells } of lines) {
    const written = cells[place] ?? '';
    const email = emailAddress(written) ?? written;
    const read = problemOf(email, cells, columns) ?? factsOfColumns(cells, columns ?? []);
    const known = subscribers.get(email.toLowerCase());
    const problem = typeof read === 'string' ? read : known && 'cette adresse est déjà plus haut dans le fichier';
    if (problem) refused.push(`Ligne ${line}${written && `, ${written}`}\u00A0: ${problem}.`);
    if (typeof read === 'string') continue;
    const { created, ...facts } = Object.assign({}, ...read.toReversed()) as Facts;
    const states = [known?.state, stateOfFile(fileName), ...read.map(({ state }) => state)];
    subscribers.set(email.toLowerCase(), {
      ...(created && { consented_at: created }),
      ...facts,
      ...known,
      email,
      state: strongestState(states.filter((state) => state !== undefined)),
    });
  }
  return { subscribers: [...subscribers.values()], refused };
}

/** The reason why a line is refused; undefined for a valid line. */
function problemOf(
  email: string,
  cells: readonly string[],
  columns: readonly Column[] | undefined,
): string | undefined {
  if (!email) return 'aucune adresse';
  if (!emailAddress(email))
    return localPartProblem(email)
      ? 'avant l’arobase, un signe qu’aucune messagerie n’achemine'
      : 'ce n’est pas une adresse e-mail';
  if (!columns) return cells.filter(Boolean).length > 1 ? 'la première ligne doit nommer les colonnes' : undefined;
  return cells.slice(columns.length).some(Boolean) ? 'elle a plus de colonnes que de titres' : undefined;
}

/** The index of the column whose title announces e-mail addresses, otherwise of the first column that contains one. */
function placeOfAddress(columns: readonly Column[], lines: readonly CsvRow[]): number {
  const named = columns.findIndex(({ role }) => role === 'email');
  if (named >= 0) return named;
  const places = lines.map(({ cells }) => cells.findIndex((cell) => cell.includes('@'))).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : 0;
}

/** Reads the facts about one person from the columns. @returns a sentence in French if the state of the subscription is unclear */
function factsOfColumns(cells: readonly string[], columns: readonly Column[]): Facts[] | string {
  const all: Facts[] = [];
  for (const [place, column] of columns.entries()) {
    const facts = factsOf(column, cells[place] ?? '');
    if (typeof facts === 'string') return facts;
    all.push(facts);
  }
  return all;
}

function factsOf({ role, title, isOfMoments }: Column, cell: string): Facts | string {
  const moment = parseMoment(cell);
  if (role === 'consent_words' || role === 'source') return cell ? { [role]: cell } : {};
  if (role === 'created' || role === 'confirmed_at') return moment ? { [role]: moment } : {};
  if (role === 'bounced') return meansNo(cell) ? {} : { state: 'bounced' };
  if (role === 'ended')
    return meansNo(cell) ? {} : { state: 'unsubscribed', ...(moment && { unsubscribed_at: moment }) };
  if (role !== 'state') return {};
  if (moment) return { consented_at: moment };
  const state = stateOf(cell);
  if (state) return { state };
  if (isOfMoments) return {};
  return `«\u00A0${title}\u00A0» ${cell ? `vaut «\u00A0${cell}\u00A0», que rien n’explique` : 'est vide'}`;
}
