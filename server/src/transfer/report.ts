import type { ImportOutcome, ReportedItem } from '@agency-site/import/import-site';
import { isAcceptedFile } from '@agency-site/import/files';
import type { ImportedSite, Omission } from '@agency-site/import/model';
import type { ImportSummary } from '@agency-site/import/summary';
import type { FolderCounts } from './content-folder';

const omissionLine = ({ kind, name, count }: Omission): string =>
  `  not kept: ${kind} ${name}${count > 1 ? ` × ${count}` : ''}`;

/** Returns the lines of an import's preview. */
export function previewLines(site: ImportedSite, summary: ImportSummary): string[] {
  const ofFiles = summary.files.flatMap(({ address, titles }) => {
    const line = `${address}${isAcceptedFile(address) ? '' : ': its type is not taken'}`;
    return titles.length > 0 ? titles.map((title) => `  « ${title} » links to ${line}`) : [`  the library has ${line}`];
  });
  const ofItems = site.items.flatMap(({ row, omissions, pictures }) => [
    ...omissions.map((omission) => `  « ${row.title} » ${omissionLine(omission).trim()}`),
    ...pictures.map(({ address }) => `  « ${row.title} » shows ${address}`),
  ]);
  return [
    `${site.source}: ${summary.posts} articles and ${summary.pages} pages to bring, ${summary.drafts} of them drafts`,
    `  ${summary.comments} comments${summary.areCommentsShown ? '' : ', which nobody will see: comments are off'}, ${summary.redirects} redirects, ${summary.pictures} pictures, ${summary.files.length} files`,
    `  ${summary.known} here already${summary.awaited > 0 ? `, which show ${summary.awaited} pictures from there` : ''}`,
    ...summary.refused.map(({ row, kind, refusal }) => `  refused: ${kind} « ${row.title} »: ${refusal}`),
    ...site.omissions.map(omissionLine),
    ...ofItems,
    ...ofFiles,
    'Nothing was written: add --yes to bring them, --fetch-pictures and --fetch-files to bring their pictures and files too.',
  ];
}

/** Returns the lines of an import's report. */
export function reportLines({ reported, pictures: { moved, failed }, files }: ImportOutcome): string[] {
  const count = (outcome: ReportedItem['outcome']): number =>
    reported.filter((report) => report.outcome === outcome).length;
  return [
    `${count('created')} created, ${count('known')} here already, ${count('refused')} refused; ${moved.size} pictures and ${files.moved.size} files fetched`,
    ...[...files.failed].map(([address, reason]) => `  ${address} stays: ${reason}`),
    ...reported.flatMap(
      ({ item: { row, kind, omissions, pictures }, outcome, reason, unredirected_paths: paths = [] }) =>
        outcome === 'known'
          ? []
          : [
              `${outcome} ${kind} « ${row.title} »${reason ? `: ${reason}` : ''}`,
              ...omissions.map(omissionLine),
              ...paths.map((path) => `  no redirect from ${path}: the site has or needs it`),
              ...pictures
                .filter(({ address }) => failed.has(address))
                .map(({ address }) => `  ${address} stays: ${failed.get(address)}`),
            ],
    ),
  ];
}

export const countLine = (table: string, count: number): string => `  ${table.padEnd(24)} ${count} rows`;

/** Returns the lines about the rows, pictures and files that were written. */
export const countLines = ({ rows, pictures, files }: Omit<FolderCounts, 'skipped'>): string[] => [
  ...Object.entries(rows).map(([table, count]) => countLine(table, count)),
  `  ${'picture files'.padEnd(24)} ${pictures}`,
  `  ${'files to download'.padEnd(24)} ${files}`,
];

/** Returns the lines about contents that an export left out, with the reasons. */
export const skippedLines = (skipped: readonly string[]): string[] =>
  skipped.length > 0 ? [`Left out, ${skipped.length}:`, ...skipped.map((line) => `  ${line}`)] : [];
