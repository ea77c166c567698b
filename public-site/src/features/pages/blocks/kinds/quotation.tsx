import type { BlockDeclaration } from '@agency-site/domain/block';
import type { BlockFacts, BlockProps } from '../block';

export const declaration = {
  label: 'Citation',
  helperText: 'Une phrase en grand, et qui la dit.',
  fields: {
    words: { label: 'Citation, sans guillemets', maxLength: 600, input: 'lines', required: true },
    source: { label: 'Qui le dit', maxLength: 200 },
  },
} as const satisfies BlockDeclaration;

export const structuredData = ({ block: { words, source } }: BlockFacts<typeof declaration>) => [
  { '@type': 'Quotation', text: words, creditText: source || undefined },
];

export function Component({ block }: BlockProps<typeof declaration>) {
  return (
    <figure className="container-site flex flex-col gap-4 py-16 phone:py-4">
      <blockquote className="max-w-4xl border-l-[3px] border-teal pl-6 font-heading text-title-m leading-snug font-bold">
        <p>{`«\u00A0${block.words}\u00A0»`}</p>
      </blockquote>
      {block.source && <figcaption className="pl-6 text-muted">{block.source}</figcaption>}
    </figure>
  );
}
