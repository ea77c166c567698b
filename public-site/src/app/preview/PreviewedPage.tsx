import type { PagePreview } from '@agency-site/domain/preview-message';
import { blocksOf } from '@agency-site/domain/block';
import { filledWords, fillPrices, fillSettings } from '@agency-site/domain/filled-text';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { SiteClient } from '../../data/client';
import { prepareText } from '../../data/stored-text/sanitise';
import { useOffers, useSettings } from '../../data/frame';
import type { ShownPage } from '../../features/pages/data';
import type { ShownBlock } from '../../features/pages/blocks/block';
import { blocksOfPage, loadBlock } from '../../features/pages/blocks/load-blocks';
import { BlocksScreen } from '../../features/pages/BlocksScreen';
import { ChosenBlock, OpenBlockContext } from './ChosenBlock';
import { TextScreen } from '../../features/pages/route';
import { escapeHtml } from '../../data/escape-html';

interface PreviewedPageProps {
  readonly page: PagePreview;
  readonly openBlock: string | undefined;
  readonly client: SiteClient;
}

/** A page whose text may not be stored yet, as its future readers see it. */
export function PreviewedPage({ page, openBlock, client }: PreviewedPageProps) {
  const settings = useSettings();
  const offers = useOffers();
  const { html, headings } = useMemo(
    () => prepareText(fillPrices(fillSettings(page.content, settings, escapeHtml), offers)),
    [page.content, settings, offers],
  );
  const excerpt = filledWords(page.excerpt, settings, offers);
  const hasOwn = blocksOf(page.blocks).length > 0;
  const blocks = useBlocks(blocksOfPage(page), client);
  // Each message holds a copy of the page. Comparing texts keeps one object while nothing changed, so React renders only changes.
  const { blocks: _blocks, ...rest } = page;
  const text = JSON.stringify({ ...rest, excerpt, content: html });
  const shown = useMemo(() => JSON.parse(text) as ShownPage, [text]);
  if (blocks.length > 0)
    return (
      <OpenBlockContext value={openBlock}>
        <BlocksScreen page={shown} blocks={blocks} Wrapper={hasOwn ? ChosenBlock : undefined} />
      </OpenBlockContext>
    );
  return !page.slug.includes('/') && <TextScreen page={shown} headings={headings} />;
}

/** The blocks with their data from the database. While data loads, the previous blocks stay. */
function useBlocks(stored: unknown, client: SiteClient): readonly ShownBlock[] {
  const settings = useSettings();
  const offers = useOffers();
  const [blocks, setBlocks] = useState<readonly ShownBlock[]>([]);
  // The key is the block's content, so a change of one block does not load the data of the others again.
  const loaded = useRef(new Map<string, Promise<ShownBlock | undefined>>());
  const text = JSON.stringify(stored);
  useEffect(() => {
    let current = true;
    const filled: unknown = JSON.parse(text, (_name, value: unknown) =>
      typeof value === 'string'
        ? value.includes('<')
          ? fillPrices(fillSettings(value, settings, escapeHtml), offers)
          : filledWords(value, settings, offers)
        : value,
    );
    const former = loaded.current;
    loaded.current = new Map(
      blocksOf(filled).map((block) => [
        JSON.stringify(block),
        former.get(JSON.stringify(block)) ?? loadBlock(client, block).catch(notRead),
      ]),
    );
    void Promise.all(loaded.current.values()).then(
      (all) => current && setBlocks(all.filter((block) => block !== undefined)),
    );
    return () => {
      current = false;
    };
  }, [text, settings, offers, client]);
  return blocks;
}

/** A block whose rows could not be read is left out, and the others are shown. */
// eslint-disable-next-line no-console -- the preview leaves the block out, so the reason is logged.
const notRead = (error: unknown): undefined => console.warn('Block of the preview not read:', error) as undefined;
