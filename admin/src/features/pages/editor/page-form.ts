import { blocksOf } from '@agency-site/domain/block';
import { type NamesOf, namesOf, valuesOf } from '@agency-site/domain/tables/column';
import { pageColumns } from '@agency-site/domain/tables/pages';
import type { Json } from '@agency-site/supabase/types';
import { HttpError } from 'react-admin';
import { imageProblem, momentToSave, publicationProblem, tooLong, trimmed } from '../../../editor/form-values';
import type { Publication } from '../../../provider/publication';
import { InvalidTextError } from '../../../saving/saving-rules';
import type { Page } from '../page';

const texts = namesOf(pageColumns, { editable: 'text' });

/** The fields of the editor, without the slug, which it cannot change; an emptied text input holds null. */
export interface PageForm extends Readonly<Record<(typeof texts)[number], string | null>> {
  readonly content: string | null;
  readonly blocks: Page['blocks'];
  readonly featured_image_url: string | null;
  readonly status: Page['status'];
  readonly published_at: string | null;
}

export const pageFields = [...texts, ...namesOf(pageColumns, { editable: 'value' })];

type Written = Pick<Page, NamesOf<typeof pageColumns, { editable: 'text' | 'value' }>>;

/** The columns of a save. Without a publication date, the database sets one. */
export type PageToSave = Omit<Written, 'published_at'> & { readonly published_at?: string };

export const pageToSave = (form: PageForm, base?: Publication): PageToSave => ({
  ...valuesOf(texts, (name) => trimmed(form[name])),
  content: form.content ?? '',
  blocks: savedBlocks(form.blocks),
  featured_image_url: trimmed(form.featured_image_url) || null,
  status: form.status,
  ...(form.status === 'published' && momentToSave(form, base)),
});

/** The errors of blocks, undefined without any. The rules are loaded only for a page that has blocks. */
async function blocksError(form: PageForm): Promise<object | undefined> {
  const blocks = blocksOf(form.blocks);
  return blocks.length === 0 ? undefined : (await import('./blocks/BlocksField')).blocksErrors(blocks);
}

export async function validatePage(form: PageForm): Promise<Partial<Record<keyof PageForm, string | object>>> {
  return {
    ...(trimmed(form.title) === '' && { title: 'Le titre est obligatoire' }),
    ...tooLong(pageColumns, form),
    ...imageProblem(form.featured_image_url),
    ...publicationProblem(form),
    ...(await blocksError(form)),
  };
}

/**
 * Translates the refusal of blocks by the database that the form considers valid, because it has another version of the rules, for example.
 * @returns the error of the field; undefined for any other failure
 */
export async function refusedBlock(error: unknown): Promise<InvalidTextError | undefined> {
  if (!(error instanceof HttpError)) return undefined;
  const refused = (await import('./blocks/BlocksField')).refusedField(error.message);
  return refused && new InvalidTextError(refused.field, refused.message);
}

/** Prepares blocks for a save: trimmed, and without empty values. */
const savedBlocks = (blocks: Json): NonNullable<Json> => withoutEmpty(blocks) ?? [];

function withoutEmpty(value: Json | undefined): Json | undefined {
  if (Array.isArray(value)) return value.length > 0 ? value.map((item) => withoutEmpty(item) ?? {}) : undefined;
  if (typeof value === 'string') return value.trim() || undefined;
  if (typeof value !== 'object' || value === null) return value ?? undefined;
  const filled = Object.entries(value).flatMap(([name, held]) => {
    const full = withoutEmpty(held);
    return full === undefined ? [] : [[name, full] as const];
  });
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
