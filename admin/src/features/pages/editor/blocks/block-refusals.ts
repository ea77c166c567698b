import type { BlockFields, StoredBlock } from '@agency-site/domain/block';
import { fieldsOf, kindLabel } from './block-values';

/** The problems that the database names (`private.field_problem`), in French for the form. */
const words: Readonly<Record<string, string>> = {
  'is missing': 'à remplir',
  'is empty': 'à remplir',
  'is too long': 'trop long',
  'is no address': 'cette adresse ne convient pas',
  'is unknown': 'ce champ n’existe plus',
  'is of no known kind': 'ce genre de bloc n’existe plus',
  'has no such choice': 'ce choix n’existe plus',
  'has too few or too many entries': 'trop ou trop peu d’éléments',
};

/** Turns `Block 3: steps[1].title is too long`, a message of the database, into the path of a field and its message, if it is one. */
export function refusedField(answer: string): { readonly field: string; readonly message: string } | undefined {
  const [, place, path = '', problem] = /^Block (\d+):?(?: ([\w.[\]]+?)\.?)? +((?:is|has) .+)$/.exec(answer) ?? [];
  if (!place || !problem) return undefined;
  const parts = path.split(/[.[\]]+/).filter(Boolean);
  // The database counts from one.
  const field = ['blocks', Number(place) - 1, ...parts.map((part) => (/^\d/.test(part) ? Number(part) - 1 : part))];
  return { field: field.join('.'), message: words[problem] ?? 'n’a pas la forme attendue' };
}

/** The first problem with its place: « Bloc 3 (Étapes), « Étapes » : étape 1, « Titre » : à remplir ». @param errors of `blocks` */
export function firstRefusal(blocks: readonly StoredBlock[], errors: unknown): string | undefined {
  const { path, message } = firstError(errors) ?? {};
  const [index = '', name, ...inner] = path ?? [];
  const block = blocks[Number(index)];
  if (!block) return undefined;
  const place = `Bloc ${Number(index) + 1} (${kindLabel(block.kind)})`;
  return name ? `${place}, ${placeIn(fieldsOf(block.kind), name, inner)}${message}` : `${place}\u00A0: ${message}`;
}

function placeIn(fields: BlockFields, name: string, [index, inner]: readonly string[]): string {
  const field = fields[name];
  const place = `«\u00A0${field?.label ?? name}\u00A0»\u00A0: `;
  if (!inner || !field || !('itemLabel' in field)) return place;
  return `${place}${field.itemLabel.toLowerCase()} ${Number(index) + 1}, ${placeIn(field.fields, inner, [])}`;
}

function firstError(errors: unknown): { readonly path: readonly string[]; readonly message: string } | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined;
  if ('message' in errors && typeof errors.message === 'string') return { path: [], message: errors.message };
  for (const [name, inner] of Object.entries(errors)) {
    const first = firstError(inner);
    if (first) return { ...first, path: [name, ...first.path] };
  }
  return undefined;
}
