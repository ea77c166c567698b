import type { BlockDeclaration } from '@agency-site/domain/block';
import type { SiteClient } from '../../../../data/client';
import { loadFaqEntries, type FaqEntry } from '../../../../data/site-content';
import { faqPage } from '../../../../document/schema-org';
import { Questions } from '../../../../ui/Questions';
import type { BlockFacts, BlockProps } from '../block';

export const declaration = {
  label: 'Questions',
  helperText: 'Les vôtres ou, s’il n’y en a pas ici, les questions publiées de la page Contact.',
  fields: {
    title: { label: 'Titre', maxLength: 200, required: true },
    lead: { label: 'Chapeau', maxLength: 600, input: 'lines' },
    questions: {
      label: 'Questions',
      itemLabel: 'Question',
      type: 'list',
      max: 30,
      fields: {
        question: { label: 'Question', maxLength: 300, required: true },
        answer: { label: 'Réponse', maxLength: 2000, input: 'lines', required: true },
      },
    },
  },
} as const satisfies BlockDeclaration;

export const load = async (
  client: SiteClient,
  { questions }: { readonly questions: readonly FaqEntry[] },
): Promise<readonly FaqEntry[]> => (questions.length > 0 ? questions : loadFaqEntries(client));

export const structuredData = ({ data }: BlockFacts<typeof declaration, readonly FaqEntry[]>) =>
  data.length > 0 ? [faqPage(data)] : [];

export function Component({ block, data }: BlockProps<typeof declaration, readonly FaqEntry[]>) {
  return <Questions title={block.title} lead={block.lead} questions={data} />;
}
