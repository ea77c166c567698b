import { type NamesOf, namesOf, valuesOf } from '@agency/domain/tables/column';
import { pageColumns } from '@agency/domain/tables/pages';
import { imageProblem, momentToSave, publicationProblem, tooLong, trimmed } from '../../../editor/form-values';
import type { Publication } from '../../../provider/publication';
import { blocksOf } from '@agency/domain/block';
import { HttpError } from 'react-admin';
import { InvalidTextError } from '../../../saving/saving-rules';
import type { Page } from '../page';
import { savedBlocks } from './saved-blocks';

const texts = namesOf(pageColumns, { editable: 'text' });

/** The fields of the editor, without the address, which does not change; an emptied text input holds null. */
export interface PageForm extends Readonly<Record<(typeof texts)[number], string | null>> {
  readonly content: string | null;
  readonly blocks: Page['blocks'];
  readonly featured_image_url: string | null;
  readonly status: Page['status'];
  readonly published_at: string | null;
}

export const pageFields = [...texts, ...namesOf(pageColumns, { editable: 'value' })];

type Written = Pick<Page, NamesOf<typeof pageColumns, { editable: 'text' | 'value' }>>;

/** Without a publication date, the database sets one. */
export type PageToSave = Omit<Written, 'published_at'> & { readonly published_at?: string };

export const pageToSave = (form: PageForm, base?: Publication): PageToSave => ({
  ...valuesOf(texts, (name) => trimmed(form[name])),
  content: form.content ?? '',
  blocks: savedBlocks(form.blocks),
  featured_image_url: trimmed(form.featured_image_url) || null,
  status: form.status,
  ...(form.status === 'published' && momentToSave(form, base)),
});

/** The rules of blocks are loaded only for a page that has blocks. */
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
 * The refusal by the database of blocks that the form let pass: those of another version, for example.
 * @returns the error of the field, or undefined where the failure is another one
 */
export async function refusedBlock(error: unknown): Promise<InvalidTextError | undefined> {
  if (!(error instanceof HttpError)) return undefined;
  const refused = (await import('./blocks/BlocksField')).refusedField(error.message);
  return refused && new InvalidTextError(refused.field, refused.message);
}
