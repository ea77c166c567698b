import type { ImportOutcome, ReportedItem } from '@agency/import/bring-site';
import type { ImportedSite, Loss } from '@agency/import/model';
import type { ImportSummary } from '@agency/import/summary';
import type { Counts } from './content-folder';

const lossLine = ({ kind, name, count }: Loss): string =>
  `  not kept: ${kind} ${name}${count > 1 ? ` × ${count}` : ''}`;

/** Returns the lines of an import's preview. */
export function previewLines(site: ImportedSite, summary: ImportSummary): string[] {
  const ofItems = site.items.flatMap(({ row, losses, pictures }) => [
    ...losses.map((loss) => `  « ${row.title} » ${lossLine(loss).trim()}`),
    ...pictures.map(({ address }) => `  « ${row.title} » shows ${address}`),
  ]);
  return [
    `${site.source}: ${summary.posts} articles and ${summary.pages} pages to bring, ${summary.drafts} of them drafts`,
    `  ${summary.comments} comments${summary.areCommentsShown ? '' : ', which nobody will see: comments are off'}, ${summary.redirects} redirects, ${summary.pictures} pictures`,
    `  ${summary.known} here already${summary.awaited > 0 ? `, which show ${summary.awaited} pictures from there` : ''}`,
    ...summary.refused.map(({ row, kind, refusal }) => `  refused: ${kind} « ${row.title} »: ${refusal}`),
    ...site.losses.map(lossLine),
    ...ofItems,
    'Nothing was written: add --yes to bring them, --fetch-pictures to bring their pictures too.',
  ];
}

/** Returns the lines of an import's report. */
export function reportLines({ reported, pictures: { moved, failed } }: ImportOutcome): string[] {
  const count = (outcome: ReportedItem['outcome']): number =>
    reported.filter((report) => report.outcome === outcome).length;
  return [
    `${count('created')} created, ${count('known')} here already, ${count('refused')} refused; ${moved.size} pictures fetched`,
    ...reported.flatMap(({ item: { row, kind, losses, pictures }, outcome, reason, unredirected_paths: paths = [] }) =>
      outcome === 'known'
        ? []
        : [
            `${outcome} ${kind} « ${row.title} »${reason ? `: ${reason}` : ''}`,
            ...losses.map(lossLine),
            ...paths.map((path) => `  no redirect from ${path}: the site has or needs it`),
            ...pictures
              .filter(({ address }) => failed.has(address))
              .map(({ address }) => `  ${address} stays: ${failed.get(address)}`),
          ],
    ),
  ];
}

export const countLine = (table: string, count: number): string => `  ${table.padEnd(24)} ${count} rows`;

/** Returns the line about the rows and pictures that were written. */
export const countLines = (rows: Counts, pictures: number): string[] => [
  ...Object.entries(rows).map(([table, count]) => countLine(table, count)),
  `  ${'picture files'.padEnd(24)} ${pictures}`,
];

/** Returns the lines about contents that an export left out, with the reasons. */
export const leftLines = (left: readonly string[]): string[] =>
  left.length > 0 ? [`Left out, ${left.length}:`, ...left.map((line) => `  ${line}`)] : [];
