import type { BlockDeclaration } from '@agency-site/domain/block';
import { prepareText } from '../../../../data/stored-text/sanitise';
import { Section } from '../../../../ui/Section';
import { StoredHtml } from '../../../../ui/StoredHtml';
import { plainText, sectionFields, type BlockProps } from '../block';

export const declaration = {
  label: 'Liste et encadré',
  helperText: 'Des mots et ce qu’ils recouvrent, à côté d’un texte encadré.',
  fields: {
    ...sectionFields,
    terms: {
      label: 'Lignes',
      itemLabel: 'Ligne',
      type: 'list',
      min: 1,
      max: 20,
      fields: {
        term: { label: 'Mot', maxLength: 120, required: true },
        text: { label: 'Ce qu’il recouvre', maxLength: 400, input: 'lines', required: true },
      },
    },
    asideTitle: { label: 'Titre de l’encadré', maxLength: 120 },
    aside: { label: 'Texte de l’encadré (HTML)', type: 'html', maxLength: 5000 },
  },
} as const satisfies BlockDeclaration;

export function Component({ block }: BlockProps<typeof declaration>) {
  const { terms, asideTitle, aside, ...section } = block;
  return (
    <Section {...section}>
      <div className="grid gap-10 lg:grid-cols-[1.35fr_1fr] lg:gap-16">
        <dl className="self-start divide-y divide-line border-y border-line">
          {terms.map(({ term, text }, index) => (
            <div key={index} className="grid gap-1 py-4 sm:grid-cols-[15rem_1fr] sm:gap-6">
              <dt className="font-semibold">{term}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
        {aside && (
          <div className="flex flex-col gap-3 self-start rounded-card bg-teal-soft p-6 sm:p-8">
            {asideTitle && <h3 className="text-title-s">{asideTitle}</h3>}
            <StoredHtml html={prepareText(aside).html} className={`${plainText} gap-3`} />
          </div>
        )}
      </div>
    </Section>
  );
}
