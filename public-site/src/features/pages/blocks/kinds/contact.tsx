import type { BlockDeclaration, ValuesOf } from '@agency-site/domain/block';
import { phoneHref, phoneText } from '../../../../data/numbers';
import { useSettings } from '../../../../data/frame';
import { Button } from '../../../../ui/Button';
import { Emphasised } from '../../../../ui/Emphasised';
import { Icon } from '../../../../ui/Icon';
import { IconTile } from '../../../../ui/IconTile';
import type { BlockProps } from '../block';

export const declaration = {
  label: 'Chemins de contact',
  helperText: 'Écrire, choisir un créneau, appeler\u00A0: ceux dont les réglages donnent l’adresse ou le numéro.',
  fields: {
    title: {
      label: 'Titre',
      helperText: 'Des mots entre *étoiles* sont soulignés à la main.',
      maxLength: 200,
      required: true,
    },
    lead: { label: 'Chapeau', maxLength: 600, input: 'lines' },
    ways: {
      label: 'Chemins',
      itemLabel: 'Chemin',
      type: 'list',
      min: 1,
      max: 3,
      fields: {
        way: { label: 'Chemin', choices: { mail: 'Le formulaire', calendar: 'L’agenda', phone: 'Le téléphone' } },
        title: { label: 'Titre', maxLength: 120, required: true },
        text: { label: 'Texte', maxLength: 300, input: 'lines' },
        button: { label: 'Bouton', helperText: 'Vide, le numéro de téléphone.', maxLength: 80 },
      },
    },
  },
} as const satisfies BlockDeclaration;

type Way = ValuesOf<typeof declaration.fields>['ways'][number];

/** On phones, a button small enough to fit beside its words. */
const BESIDE = 'phone:px-3 phone:text-sm';

export function Component({ block }: BlockProps<typeof declaration>) {
  const { calendly_url: booking, contact_phone: phone } = useSettings();
  const targets = { mail: '/contact', calendar: booking, phone: phone && phoneHref(phone) };
  return (
    <section className="bench meets-footer border-t border-line">
      <div className="container-site grid gap-10 py-16 phone:gap-6 phone:py-4 lg:grid-cols-[1fr_1.4fr] lg:gap-16 lg:py-24">
        <div className="flex flex-col gap-4 phone:gap-2">
          <h2 className="text-title-l phone:text-title-m">
            <Emphasised text={block.title} />
          </h2>
          <p className="max-w-md text-(length:--text-lead) text-muted phone:text-base phone:leading-snug">
            {block.lead}
          </p>
        </div>
        <ul className="divide-y-[1.5px] divide-ink rounded-card border-[1.5px] border-ink bg-background">
          {block.ways
            .filter(({ way }) => targets[way])
            .map((way, index) => (
              <Call key={index} {...way} href={targets[way.way]} number={phoneText(phone)} />
            ))}
        </ul>
      </div>
    </section>
  );
}

function Call({ way, title, text, button, href, number }: Way & { readonly href: string; readonly number: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-4 p-6 phone:gap-x-3 phone:gap-y-2 phone:p-3">
      <span className="phone:hidden">
        <IconTile>
          <Icon name={way} />
        </IconTile>
      </span>
      <div className="min-w-44 flex-1 phone:min-w-32">
        <h3 className="text-title-s">{title}</h3>
        <p className="text-base text-muted phone:text-sm phone:leading-snug">{text}</p>
      </div>
      <Button
        href={href}
        variant={way === 'mail' ? 'primary' : 'outline'}
        className={way === 'phone' ? `tabular ${BESIDE}` : BESIDE}
      >
        {button || number}
      </Button>
    </li>
  );
}
