import type { BlockDeclaration } from '@agency/supabase/block';
import { AuditCall } from '../../../ui/AuditCall';
import type { BlockProps } from '../block';

export const declaration = {
  label: 'Appel à l’action',
  help: 'Une question, une phrase, un bouton.',
  fields: {
    title: { label: 'Titre', longest: 200, required: true },
    text: { label: 'Texte', longest: 600, input: 'lines' },
    action: { label: 'Bouton', help: 'Vide, c’est l’appel à l’action des menus.', type: 'link' },
  },
} as const satisfies BlockDeclaration;

export function Component({ block }: BlockProps<typeof declaration>) {
  return <AuditCall {...block} />;
}
