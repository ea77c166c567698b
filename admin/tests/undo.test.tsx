// @module-tag spec-2-4-4
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import { renderAdmin, write } from './admin';
import { storedPost } from './articles';
import { audit } from './pages';
import { blogPosts } from '../src/features/articles/resource';
import { pages } from '../src/features/pages/resource';
import { caseStudies } from '../src/features/site-content/case-studies';
import { localCopies } from '../src/saving/local-copies';

const content = '<p>Les mots</p>';
const page = { ...audit, content };
const rows = {
  blog_posts: [{ ...storedPost, content }],
  pages: [page],
  case_studies: [{ id: 'p1', title: 'Devis', content }],
  partners: [],
  tools: [],
};

const open = (at: string) => {
  const store = memoryStore({ 'editor.mode': 'visual' });
  renderAdmin([blogPosts, pages, caseStudies], rows, { at, store });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const text = () => screen.findByRole('textbox', { name: 'Contenu' });
/** Waits until the text shows these words, then undoes more often than there are steps. @returns the element of the text */
const undone = async (words: string) => {
  await waitFor(async () => expect(await text()).toHaveTextContent(words));
  const box = await text();
  for (let times = 0; times < 3; times += 1) fireEvent.keyDown(box, { key: 'z', ctrlKey: true });
  return box;
};

it.each([
  ['an article', '/blog/edit/p1', []],
  ['a page', '/pages', ['Modifier']],
  ['a case study', '/case-studies/edit/p1', []],
])('undo leaves %s as it was opened, and as the HTML editor left it', async (_, at, [edit]) => {
  open(at);
  if (edit) await press(edit);
  expect(await undone('Les mots')).toHaveTextContent('Les mots');
  await press('HTML');
  await write(screen.getByLabelText(/^Contenu \(HTML\)/), '<p>Et d’autres</p>');
  await press('Visuel');
  expect(await undone('Les motsEt d’autres')).toHaveTextContent('Les motsEt d’autres');
});

it('undo of a page never passes a copy that was recovered', async () => {
  const copies = localCopies(localStorage, '');
  const copy = { at: page.updated_at, version: page.updated_at, text: { ...page, content: '<p>La copie</p>' } };
  copies.save({ key: copies.newKey('pages/p1'), ...copy });
  open('/pages');
  await press('Modifier');
  await write(await screen.findByLabelText('Extrait'), 'En bref');
  expect(screen.getByRole('button', { name: 'Défaire' })).toBeEnabled();
  await press('Restaurer');
  expect(await undone('La copie')).toHaveTextContent('La copie');
  expect(screen.getByRole('button', { name: 'Défaire' })).toBeDisabled();
});

const getData = (type: string) => (type === 'text/plain' ? 'https://youtu.be/aqz-KE-bpKQ' : '');

it('a text that is only a video is one', async () => {
  open('/blog/new');
  fireEvent.paste(await text(), { clipboardData: { types: ['text/plain'], files: [], getData } });
  await press('HTML');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Contenu \(HTML\)/).value).toContain('aqz-KE-bpKQ');
});
