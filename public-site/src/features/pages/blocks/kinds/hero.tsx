import { identity } from '@agency-site/brand/identity';
import type { BlockDeclaration } from '@agency-site/domain/block';
import { useOffer } from '../../../../data/frame';
import { Button } from '../../../../ui/Button';
import { Emphasised } from '../../../../ui/Emphasised';
import { useFocus } from '../../../../ui/focal-points';
import { ScreenHead } from '../../../../ui/ScreenHead';
import { CallToActionButton } from '../../../../ui/CallToActionButton';
import { callToActionField, type BlockProps } from '../block';

export const declaration = {
  label: 'Haut de page',
  helperText: 'Vides, le titre, l’accroche et l’image sont ceux de la page.',
  opensPage: true,
  fields: {
    layout: {
      label: 'Disposition',
      choices: {
        picture: 'Fil d’Ariane, mots et image',
        words: 'Fil d’Ariane et mots',
        home: 'En grand, comme l’accueil',
      },
    },
    kicker: { label: 'Au-dessus du titre', helperText: 'En grand seulement. Vide, c’est la devise.', maxLength: 120 },
    title: {
      label: 'Titre',
      helperText: 'En grand, des mots entre *étoiles* sont soulignés à la main.',
      maxLength: 200,
    },
    lead: { label: 'Accroche', maxLength: 1000, input: 'lines' },
    call: callToActionField,
    actions: {
      label: 'Autres boutons',
      itemLabel: 'Bouton',
      type: 'list',
      max: 2,
      fields: { link: { label: 'Bouton', type: 'link', required: true } },
    },
    facts: {
      label: 'Points cochés',
      helperText: 'En grand seulement.',
      itemLabel: 'Point',
      type: 'list',
      max: 4,
      fields: { text: { label: 'Point', maxLength: 80, required: true } },
    },
  },
} as const satisfies BlockDeclaration;

type HeroProps = BlockProps<typeof declaration>;

export function Component(props: HeroProps) {
  const { block, page, crumbs } = props;
  if (block.layout === 'home') return <HomeHero {...props} />;
  const { featured_image_url: src, featured_image_alt: alt } = page;
  return (
    <ScreenHead
      crumbs={crumbs}
      title={block.title || page.title}
      lead={block.lead || page.excerpt}
      picture={src && block.layout === 'picture' ? { src, alt } : undefined}
    >
      {(block.call === 'shown' || block.actions.length > 0) && <Actions {...props} />}
    </ScreenHead>
  );
}

function Actions({ block: { call, actions, layout }, page }: HeroProps) {
  const offer = useOffer(page.slug);
  // On the home page the buttons are large and share one line on phones.
  const large = layout === 'home' && {
    size: 'lg' as const,
    className: 'phone:flex-1 phone:px-3 phone:text-base phone:whitespace-nowrap',
  };
  return (
    <>
      {call === 'shown' && <CallToActionButton offer={offer} {...large} />}
      {actions.map(({ link }, index) => (
        <Button key={index} href={link.href} variant="outline" {...large}>
          {link.label}
        </Button>
      ))}
    </>
  );
}

/** The hero of the home page: title, call to action and drawing. */
function HomeHero(props: HeroProps) {
  const { block, page } = props;
  const { title, excerpt, featured_image_url: src, featured_image_alt: alt } = page;
  const focus = useFocus(src ?? '');
  return (
    <div className="bench border-b border-line">
      <div className="container-site grid items-center gap-10 py-10 sm:py-14 phone:gap-5 phone:py-6 lg:grid-cols-[1fr_1.1fr] lg:gap-12 lg:py-20">
        <div className="flex flex-col gap-6 phone:gap-4">
          <p className="text-base font-semibold text-teal">{block.kicker || identity.tagline}</p>
          <h1 className="text-title-xl phone:text-title-l">
            <Emphasised text={block.title || title} />
          </h1>
          <p className="max-w-xl text-(length:--text-lead) text-muted phone:leading-snug">{block.lead || excerpt}</p>
          <div className="flex flex-wrap gap-3">
            <Actions {...props} />
          </div>
          <ul className="ticked flex flex-wrap gap-x-6 gap-y-1 text-base text-muted">
            {block.facts.map(({ text }, index) => (
              <li key={index}>{text}</li>
            ))}
          </ul>
        </div>
        {/* Low priority, because the words of the first screen need the font first. */}
        {src && (
          <img
            src={src}
            alt={alt}
            width={800}
            height={600}
            fetchPriority="low"
            className={`aspect-4/3 w-full object-cover${focus}`}
          />
        )}
      </div>
    </div>
  );
}
