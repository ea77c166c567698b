import { expect, it } from 'vitest';
import type { MediaUse } from '../../data/media/media-library';
import { deletionWarning, describeUse, editPath } from './describe-use';

const use = (kind: MediaUse['kind'], title: string): MediaUse => ({ kind, id: '7', title });

it('describes the uses of a picture, with the path of their editor', () => {
  expect(describeUse(use('article', 'Relancer'))).toBe('Article\u00A0: Relancer');
  expect(describeUse(use('setting', 'site_logo_url'))).toBe('Paramètre\u00A0: logo du site');
  expect([use('article', ''), use('case_study', ''), use('setting', ''), use('trash', '')].map(editPath)).toEqual([
    '/blog_posts/7',
    '/case_studies/7',
    '/site_settings',
    undefined,
  ]);
});

it('the warning before a deletion names five uses at most (§10.8)', () => {
  expect(deletionWarning([])).toMatch(/^Aucun texte/);
  const many = Array.from({ length: 8 }, (_, index) => use('page', `P${index}`));
  expect(deletionWarning(many)).toMatch(/encore utilisée.*P4 ; 3\sautres\./);
});
