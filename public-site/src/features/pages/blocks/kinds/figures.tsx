import type { BlockDeclaration } from '@agency/domain/block';
import type { SiteClient } from '../../../../data/client';
import { loadKeyFigures, type KeyFigure } from '../../../../data/site-content';
import { KeyFigures } from '../../../../ui/KeyFigures';
import type { BlockProps } from '../block';

export const declaration = {
  label: 'Chiffres',
  helperText: 'Les chiffres clés publiés, le long d’un mètre pliant.',
  fields: { title: { label: 'Titre, pour qui ne voit pas la page', maxLength: 200 } },
} as const satisfies BlockDeclaration;

export const load = (client: SiteClient): Promise<KeyFigure[]> => loadKeyFigures(client);

export function Component({ block, data }: BlockProps<typeof declaration, readonly KeyFigure[]>) {
  return <KeyFigures title={block.title || 'Chiffres clés'} figures={data} />;
}
