import type { BlockDeclaration, ValuesOf } from '@agency-site/domain/block';
import { useOffer } from '../../../../data/frame';
import { Breadcrumb } from '../../../../ui/Breadcrumb';
import { CallToActionButton } from '../../../../ui/CallToActionButton';
import { Picture } from '../../../../ui/Picture';
import { callToActionField, type BlockProps } from '../block';

export const declaration = {
  label: 'Haut de page\u00A0: une automatisation',
  helperText:
    'Le titre, l’accroche et l’image de la page, puis les étapes et ce qu’elles rapportent, que les listes montrent aussi.',
  opensPage: true,
  fields: {
    call: callToActionField,
    steps: {
      label: 'Étapes',
      helperText: 'Lues l’une après l’autre, elles font une phrase.',
      itemLabel: 'Étape',
      type: 'list',
      min: 1,
      max: 8,
      fields: { text: { label: 'Étape', maxLength: 120, required: true } },
    },
    gainTitle: { label: 'Au-dessus du gain', maxLength: 80 },
    gain: { label: 'Gain', helperText: 'Par exemple «\u00A02 h 30 par semaine\u00A0».', maxLength: 80 },
  },
} as const satisfies BlockDeclaration;

/** The steps of an automation, from the first one to the result, on the dotted background. */
export function Component({ block, page, crumbs }: BlockProps<typeof declaration>) {
  const { title, excerpt, featured_image_url: picture, featured_image_alt: alt, slug } = page;
  const offer = useOffer(slug);
  return (
    <div className="bench border-b border-line">
      <div className="container-site flex flex-col gap-6 py-8 lg:py-14">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="max-w-3xl text-title-l">{title}</h1>
        <div className="flex flex-col items-start gap-x-14 gap-y-5 lg:flex-row lg:items-center lg:justify-between">
          <p className="max-w-3xl text-(length:--text-lead) text-muted">{excerpt}</p>
          {block.call === 'shown' && <CallToActionButton offer={offer} className="shrink-0" />}
        </div>
        <div className="mt-2 grid overflow-hidden rounded-card border-[1.5px] border-ink bg-background lg:grid-cols-[1fr_1.2fr]">
          {picture && <Picture src={picture} alt={alt} eager />}
          <Flow {...block} />
        </div>
      </div>
    </div>
  );
}

/** The steps one below the other, joined by a line, then the result. */
function Flow({ steps, gainTitle, gain }: ValuesOf<typeof declaration.fields>) {
  return (
    <div className="flex flex-col justify-center border-ink p-6 max-lg:border-t-[1.5px] lg:border-l-[1.5px] lg:px-10">
      <ol>
        {steps.map(({ text }, index) => (
          <li key={index} className="grid grid-cols-[1rem_1fr] gap-x-5">
            <span aria-hidden="true" className="flex flex-col items-center pt-2">
              <span className="size-4 shrink-0 rounded-[22%] border-2 border-ink bg-action" />
              <span className="connector w-0.5 min-w-0" />
            </span>
            <span className="inline-block pb-5 font-heading text-title-s leading-snug font-bold first-letter:uppercase">
              {text}
            </span>
          </li>
        ))}
      </ol>
      {gain && (
        <p className="grid grid-cols-[1rem_1fr] gap-x-5">
          <span aria-hidden="true" className="mt-1.5 size-4 rounded-[22%] border-2 border-ink bg-teal" />
          <span>
            <span className="block text-base text-muted">{gainTitle}</span>
            <span className="font-heading text-title-m leading-tight font-bold text-teal tabular">{gain}</span>
          </span>
        </p>
      )}
    </div>
  );
}
