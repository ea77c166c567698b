import type { BlockDeclaration } from '@agency-site/domain/block';
import { CallToActionButton } from '../../../../ui/CallToActionButton';
import { Icon } from '../../../../ui/Icon';
import { IconTile } from '../../../../ui/IconTile';
import { Picture } from '../../../../ui/Picture';
import { Section } from '../../../../ui/Section';
import { sectionFields, tileFields, type BlockProps } from '../block';

export const declaration = {
  label: 'Étapes',
  helperText: 'Numérotées, sur une ligne ou à côté d’une image.',
  fields: {
    ...sectionFields,
    layout: {
      label: 'Disposition',
      choices: { line: 'Sur une ligne', list: 'À côté d’une image', call: 'À côté d’un bouton' },
    },
    picture: { label: 'Image', helperText: 'À côté de la liste.', type: 'picture' },
    steps: {
      label: 'Étapes',
      itemLabel: 'Étape',
      type: 'list',
      min: 1,
      max: 8,
      fields: {
        title: { label: 'Titre', maxLength: 120, required: true },
        when: { label: 'Quand, combien de temps', maxLength: 80 },
        text: { label: 'Texte', maxLength: 600, input: 'lines' },
        ...tileFields,
      },
    },
  },
} as const satisfies BlockDeclaration;

type StepsProps = BlockProps<typeof declaration>;

export function Component(props: StepsProps) {
  const Layout = { line: StepLine, list: StepList, call: StepCall }[props.block.layout];
  return <Layout {...props} />;
}

/** The steps side by side in four columns, joined by a line. */
function StepLine({ block: { steps, layout: _layout, picture: _picture, ...section } }: StepsProps) {
  return (
    <Section {...section}>
      <ol className="grid lg:grid-cols-4">
        {steps.map(({ icon, tone, title, when, text }, index) => (
          <li key={index} className="grid grid-cols-[3.25rem_1fr] gap-x-5 lg:flex lg:flex-col lg:gap-5 lg:pr-8">
            <div className="flex items-center max-lg:flex-col lg:-mr-8">
              <IconTile tone={tone}>
                <Icon name={icon} />
              </IconTile>
              {index < steps.length - 1 && (
                <span aria-hidden="true" className="connector max-lg:w-0.5 max-lg:min-w-0" />
              )}
            </div>
            <div className="max-lg:pb-8">
              <h3 className="text-title-s">
                {index + 1}. {title}
              </h3>
              {when && <p className="text-base font-semibold text-teal tabular">{when}</p>}
              <p className="mt-2 text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The steps one below the other, beside the title and a picture. */
function StepList({ block: { title, picture, steps } }: StepsProps) {
  return (
    <section>
      <div className="container-site grid gap-10 py-16 phone:gap-5 phone:py-4 lg:grid-cols-[1fr_1.1fr] lg:gap-16 lg:py-24">
        <div className="flex flex-col gap-8 phone:gap-5 lg:sticky lg:top-28 lg:self-start">
          <h2 className="text-title-l phone:text-title-m">{title}</h2>
          {picture && <Picture {...picture} className="rounded-card border border-line phone:hidden" />}
        </div>
        <ol className="divide-y divide-line border-y border-line">
          {steps.map((step, index) => (
            <li
              key={index}
              className="grid grid-cols-[2.5rem_1fr] gap-x-3 phone:grid-cols-[1.5rem_1fr] py-7 phone:py-2.5"
            >
              <span aria-hidden="true" className="font-heading text-title-m leading-none font-bold text-action tabular">
                {index + 1}
              </span>
              <h3 className="text-title-s">{step.title}</h3>
              <p className="col-start-2 mt-2 text-muted phone:mt-1 phone:text-base phone:leading-snug">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Only the titles of the steps, beside a call to action. */
function StepCall({ block: { title, lead, steps } }: StepsProps) {
  return (
    <section className="container-site grid items-end gap-x-16 gap-y-8 pt-14 lg:grid-cols-[1fr_1.3fr] lg:pt-20">
      <div className="flex flex-col items-start gap-5">
        <h2 className="text-title-l">{title}</h2>
        <p className="text-(length:--text-lead) text-muted">{lead}</p>
        <CallToActionButton size="lg" />
      </div>
      <ol className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
        {steps.map((step, index) => (
          <li key={index} className="flex flex-col gap-2 border-t-[3px] border-teal pt-4">
            <span aria-hidden="true" className="font-heading text-title-m leading-none font-bold text-teal tabular">
              {index + 1}
            </span>
            <span className="font-heading text-title-s leading-snug font-bold">{step.title}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
