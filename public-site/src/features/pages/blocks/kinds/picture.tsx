import type { BlockDeclaration } from '@agency-site/domain/block';
import { mediaNameIn } from '@agency-site/domain/media';
import { Button } from '../../../../ui/Button';
import { CallToActionButton } from '../../../../ui/CallToActionButton';
import { useFocus } from '../../../../ui/focal-points';
import { callToActionField, type BlockProps } from '../block';

export const declaration = {
  label: 'Image et texte',
  helperText: 'Un encadré\u00A0: des mots, des lignes, un bouton et une image.',
  fields: {
    title: { label: 'Titre', maxLength: 200, required: true },
    lead: { label: 'Chapeau', maxLength: 600, input: 'lines' },
    items: {
      label: 'Lignes',
      itemLabel: 'Ligne',
      type: 'list',
      max: 8,
      fields: {
        when: {
          label: 'Repère',
          helperText: 'En quelques signes, par exemple «\u00A010 min\u00A0».',
          maxLength: 20,
          required: true,
        },
        what: { label: 'Texte', maxLength: 400, input: 'lines', required: true },
      },
    },
    call: callToActionField,
    action: { label: 'Autre bouton', type: 'link' },
    picture: { label: 'Image', type: 'picture', required: true },
  },
} as const satisfies BlockDeclaration;

export function Component({ block }: BlockProps<typeof declaration>) {
  const { title, lead, items, call, action, picture } = block;
  const focus = useFocus(picture?.src ?? '');
  // A photograph fills its frame around its focal point. A drawing is shown whole when it is above the words.
  const fit = mediaNameIn(picture?.src ?? '') ? `object-cover${focus}` : 'max-lg:object-contain lg:object-cover';
  return (
    <section className="container-site">
      <div className="grid overflow-hidden rounded-card border-[1.5px] border-ink lg:grid-cols-[1.15fr_1fr]">
        <div className="flex flex-col items-start gap-5 p-6 sm:p-10 lg:p-14 phone:gap-3 phone:p-4 phone:text-base">
          <h2 className="text-title-l phone:text-title-m">{title}</h2>
          <p className="text-(length:--text-lead) text-muted phone:text-base phone:leading-snug">{lead}</p>
          <ol className="flex flex-col gap-3 phone:gap-2">
            {items.map(({ when, what }, index) => (
              <li key={index} className="flex flex-wrap gap-x-3 phone:flex-nowrap phone:leading-snug">
                <span className="w-18 phone:w-14 phone:shrink-0 font-heading font-bold text-action tabular">
                  {when}
                </span>
                <span className="min-w-48 flex-1 phone:min-w-0">{what}</span>
              </li>
            ))}
          </ol>
          {call === 'shown' && <CallToActionButton size="lg" />}
          {action && (
            <Button href={action.href} size="lg">
              {action.label}
            </Button>
          )}
        </div>
        {picture && (
          <img
            src={picture.src}
            alt={picture.alt}
            width={640}
            height={760}
            loading="lazy"
            decoding="async"
            className={`w-full border-ink phone:hidden bg-moss max-lg:order-first max-lg:max-h-[28rem] max-lg:border-b-[1.5px] lg:h-full lg:border-l-[1.5px] ${fit}`}
          />
        )}
      </div>
    </section>
  );
}
