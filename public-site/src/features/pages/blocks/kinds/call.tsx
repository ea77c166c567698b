import type { BlockDeclaration } from '@agency-site/domain/block';
import { useOffer } from '../../../../data/frame';
import { AuditCallToAction } from '../../../../ui/AuditCallToAction';
import { Button } from '../../../../ui/Button';
import { CallToActionButton } from '../../../../ui/CallToActionButton';
import type { BlockProps } from '../block';

export const declaration = {
  label: 'Appel à l’action',
  helperText: 'Une question, une phrase, un bouton.',
  fields: {
    layout: {
      label: 'Disposition',
      choices: {
        framed: 'Encadré',
        apart: 'Encadré, sous une bande de couleur',
        wide: 'Sur toute la largeur, en dernier',
      },
    },
    title: { label: 'Titre', maxLength: 200, required: true },
    text: { label: 'Texte', maxLength: 600, input: 'lines' },
    action: { label: 'Bouton', helperText: 'Vide, c’est l’appel à l’action des menus.', type: 'link' },
  },
} as const satisfies BlockDeclaration;

export function Component({ block, page }: BlockProps<typeof declaration>) {
  const { layout, title, text, action } = block;
  const offer = useOffer(page.slug);
  const framed = <AuditCallToAction title={title} text={text} action={action} offer={offer} />;
  if (layout === 'framed') return framed;
  if (layout === 'apart') return <div className="pt-12 lg:pt-16">{framed}</div>;
  return (
    <section className="meets-footer inked">
      {/* The decoration is a folding rule. */}
      <div aria-hidden="true" className="tape h-5" />
      <div className="container-site flex flex-col items-center gap-5 py-14 text-center lg:py-20">
        <h2 className="text-title-xl">{title}</h2>
        <p className="max-w-xl text-(length:--text-lead)">{text}</p>
        {action ? (
          <Button href={action.href} size="lg">
            {action.label}
          </Button>
        ) : (
          <CallToActionButton offer={offer} size="lg" />
        )}
      </div>
    </section>
  );
}
