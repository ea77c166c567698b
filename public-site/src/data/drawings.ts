import { drawings } from '@agency-site/brand/chosen';
import { drawingsPath } from '@agency-site/domain/media';

const names: ReadonlySet<string> = new Set(drawings);

/** The address of the drawing of this name, or of a generic one when there is none. */
export const drawing = (name: string): string => `${drawingsPath}/${names.has(name) ? name : 'article'}.svg`;
