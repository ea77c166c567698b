import type { BlockDeclaration } from '@agency-site/domain/block';
import { useOffer } from '../../../../data/frame';
import { Breadcrumb } from '../../../../ui/Breadcrumb';
import { CallToActionButton } from '../../../../ui/CallToActionButton';
import { Picture } from '../../../../ui/Picture';
import { callToActionField, type BlockProps } from '../block';

export const declaration = {
  label: 'Haut de page\u00A0: un métier',
  helperText:
    'Le titre de la page en très grand, puis son image et son accroche. Vides, les mots sont ceux de la page.',
  opensPage: true,
  fields: {
    title: { label: 'Titre', maxLength: 200 },
    lead: { label: 'Accroche', maxLength: 1000, input: 'lines' },
    call: callToActionField,
  },
} as const satisfies BlockDeclaration;

/** A daily problem of a trade in large letters, then a picture of the trade. */
export function Component({ block, page, crumbs }: BlockProps<typeof declaration>) {
  const { featured_image_url: picture, featured_image_alt: alt } = page;
  const offer = useOffer(page.slug);
  return (
    <div className="bg-sand">
      <div className="container-site flex flex-col gap-6 py-8 lg:gap-8 lg:py-14">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="max-w-4xl text-title-xl">{block.title || page.title}</h1>
        <div className="grid gap-8 lg:grid-cols-[1.35fr_1fr] lg:items-end lg:gap-14">
          <div className="flex flex-col items-start gap-5 border-t-[3px] border-action pt-5">
            <p className="text-(length:--text-lead)">{block.lead || page.excerpt}</p>
            {block.call === 'shown' && <CallToActionButton offer={offer} />}
          </div>
          {picture && <Picture src={picture} alt={alt} eager className="card lg:order-first" />}
        </div>
      </div>
    </div>
  );
}
