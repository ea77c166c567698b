import { drawings } from '@agency/brand/chosen';
import { drawingsPath } from '@agency/domain/media';

const names: ReadonlySet<string> = new Set(drawings);

/** The address of a drawing, or of the generic one when the site has none of that name. */
export const drawing = (name: string): string => `${drawingsPath}/${names.has(name) ? name : 'article'}.svg`;
