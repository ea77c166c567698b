import { blockRestriction } from '@agency-site/import/restrictions';
import { rewriteBlocks } from '@agency-site/import/wordpress-blocks';

/** Matches a block that Ghost shows to some members only. A block without an end hides the rest. */
const gatedBlock =
  /<!--\s*kg-gated-block:begin\b(?![^\n>]*nonMember:["']?true)[^\n>]*-->[^]*?(?:<!--\s*kg-gated-block:end\s*-->|$)/g;

/** Removes the blocks that their comments in WordPress and Ghost hide from visitors, by the rules of the import. */
export function withoutHiddenBlocks(html: string) {
  let hasHiddenBlocks = false;
  const leave = (): '' => {
    hasHiddenBlocks = true;
    return '';
  };
  const shown = rewriteBlocks(html.replaceAll(gatedBlock, leave), ({ name, attributes, whole }) =>
    blockRestriction(name, attributes) === 'cut' ? leave() : whole,
  );
  return { shown, hasHiddenBlocks };
}
