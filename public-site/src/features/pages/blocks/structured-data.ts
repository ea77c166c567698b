import type { Thing } from '../../../document/schema-org';
import type { PageFacts, ShownBlock } from './block';
import { blockKinds } from './registry';

/** What the blocks of a page are to search engines, without what is still to be completed. */
export function structuredDataOf(blocks: readonly ShownBlock[], page: PageFacts): Thing[] {
  const things = blocks
    .flatMap(({ kind, values, data }) => blockKinds.get(kind)?.structuredData?.({ block: values, data, ...page }) ?? [])
    .filter((thing) => !/\[à compléter/i.test(JSON.stringify(thing)));
  // A page is one of questions, however many blocks ask some.
  const [asked, ...more] = things.filter((thing) => thing['@type'] === 'FAQPage');
  if (!asked || more.length === 0) return things;
  const mainEntity = [asked, ...more].flatMap((one) => one['mainEntity']);
  return [...things.filter((thing) => thing['@type'] !== 'FAQPage'), { ...asked, mainEntity }];
}
