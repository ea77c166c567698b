import type { BlockDeclaration } from '@agency/supabase/block';
import { useMemo } from 'react';
import { prepareText } from '../../../data/stored-text/sanitise';
import { Emphasised } from '../../../ui/Emphasised';
import { StoredHtml } from '../../../ui/StoredHtml';
import { plainText, type BlockProps } from '../block';

export const declaration = {
  label: 'Texte',
  help: 'Sans texte à lui, ce bloc montre le contenu de la page.',
  fields: {
    title: { label: 'Petit titre', help: 'Au-dessus de la phrase en grand.', longest: 200 },
    statement: {
      label: 'Phrase en grand',
      help: 'À côté du texte. Des mots entre *étoiles* sont soulignés à la main.',
      longest: 400,
      input: 'lines',
    },
    html: { label: 'Texte (HTML)', type: 'html', longest: 20_000 },
  },
} as const satisfies BlockDeclaration;

export function Component({ block, page }: BlockProps<typeof declaration>) {
  const html = useMemo(() => (block.html ? prepareText(block.html).html : page.content), [block.html, page.content]);
  if (!block.statement)
    return (
      <div className="container-site py-10 lg:py-16">
        <StoredHtml html={html} />
      </div>
    );
  return (
    <section className="container-site grid gap-8 py-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-24">
      <div>
        <h2 className="mb-5 text-base font-semibold tracking-normal text-teal">{block.title}</h2>
        <p className="font-heading text-title-l leading-tight font-bold text-balance">
          <Emphasised text={block.statement} />
        </p>
      </div>
      <StoredHtml html={html} className={`${plainText} gap-4`} />
    </section>
  );
}
