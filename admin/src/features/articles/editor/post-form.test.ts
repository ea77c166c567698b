// @module-tag spec-5
import { postColumns } from '@agency-site/domain/tables/blog-posts';
import { namesOf } from '@agency-site/domain/tables/column';
import { describe, expect, it } from 'vitest';
import { tagList } from '../../../formats/tags';
import { newPost, postToSave, slugOf, validatePost } from './post-form';

const form = { ...newPost, title: ' Été à l’atelier ', content: '<p>mot</p>', excerpt: 'En bref' };

/** Whether every save writes the column. The date of publication is not written by every save. */
const isWritten = (name: keyof typeof postColumns): boolean =>
  'editable' in postColumns[name] && name !== 'published_at';

describe('postToSave', () => {
  it('sends every editable column, and no other', () => {
    const saved = postToSave(form);
    expect(Object.keys(saved).toSorted()).toEqual(namesOf(postColumns).filter(isWritten).toSorted());
    expect(saved).toMatchObject({
      title: 'Été à l’atelier',
      slug: 'ete-a-latelier',
      excerpt: 'En bref',
      content: '<p>mot</p>',
      author: newPost.author,
      category: 'Automatisation',
      tags: [],
      featured: false,
      featured_until: null,
      featured_image_url: null,
      featured_image_alt: '',
      read_time_minutes: 1,
      status: 'draft',
      meta_title: '',
      meta_description: '',
      meta_keywords: '',
    });
    const repeated = { meta_title: 'Été à l’atelier', meta_description: 'En bref' };
    expect(postToSave({ ...form, ...repeated }), 'what nobody wrote').toMatchObject({
      meta_title: '',
      meta_description: '',
    });
  });

  it('« Sauvegarder » saves the chosen status, « Publier » publishes, an autosave never does', () => {
    const chosen = { ...form, status: 'published' } as const;
    expect(postToSave(chosen).status).toBe('published');
    expect(postToSave(form, 'publish').status).toBe('published');
    expect(postToSave(chosen, 'automatic').status).toBe('draft');
  });

  it('keeps the texts for search engines', () => {
    const written = { ...form, meta_title: 'Titre', meta_description: 'Description', meta_keywords: 'a, b' };
    expect(postToSave(written)).toMatchObject({
      meta_title: 'Titre',
      meta_description: 'Description',
      meta_keywords: 'a, b',
    });
  });

  it.each([
    [200, 1],
    [201, 2],
    [1000, 5],
  ])('reads %i words in %i min, tags and attributes not counted', (words, minutes) => {
    const content = `<p class="un deux trois">${'mot '.repeat(words)}</p>`;
    expect(postToSave({ ...form, content }).read_time_minutes).toBe(minutes);
  });
});

describe('slugOf', () => {
  it('brings a typed slug to the shape the database accepts', () => {
    expect(slugOf({ slug: ' Mon Adresse ! ', title: 'Titre' })).toBe('mon-adresse');
  });

  it('fits the database’s 200 characters without ending on a hyphen', () => {
    expect(slugOf({ slug: null, title: `${'a'.repeat(199)} b` })).toBe('a'.repeat(199));
  });
});

describe('tagList', () => {
  it('splits on commas, trims, drops empties and repetitions', () => {
    expect(tagList(' crm,  devis , ,crm')).toEqual(['crm', 'devis']);
    expect(tagList(['crm'])).toEqual(['crm']);
    expect(tagList(null)).toEqual([]);
  });
});

describe('validatePost', () => {
  it('asks for a title and a content that are not blank', () => {
    expect(validatePost({ ...form, title: null, content: '  ' })).toEqual({
      title: 'Obligatoire',
      content: 'Obligatoire',
    });
    expect(validatePost(form)).toEqual({});
  });

  it('asks for texts that their columns can hold', () => {
    expect(validatePost({ ...form, title: 'x'.repeat(301) })).toEqual({
      title: '300 caractères au plus\u00A0: retirez-en 1.',
    });
  });

  it('asks for an address when the title gives none', () => {
    expect(validatePost({ ...form, title: '???' })).toEqual({
      slug: 'Donnez une adresse\u00A0: lettres sans accent, chiffres et tirets',
    });
  });

  it('asks for an image address the database accepts', () => {
    expect(validatePost({ ...form, featured_image_url: 'image.png' })).toEqual({
      featured_image_url: 'Une adresse commence par https:// ou par /',
    });
    expect(validatePost({ ...form, featured_image_url: '/illustrations/a.svg' })).toEqual({});
  });
});
