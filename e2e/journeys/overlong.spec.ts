// @module-tag spec-10-2
import { expect } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { openEnhanced } from '../screens/enhanced';
import { illegibleWords } from '../screens/legible';
import { changeSettings } from '../screens/site-settings';
import { test } from '../screens/visitor';

const WORD = 'Anticonstitutionnellementautomatisationnelle'.repeat(2);
const CATEGORY = WORD.slice(0, 60);
const ADDRESS = `https://www.exemple.fr/${'chemin-sans-fin/'.repeat(6)}`;
const CONTENT = `<p>${ADDRESS}</p><h2>${WORD}</h2><p><a href="${ADDRESS}">${ADDRESS}</a> <code>${WORD}</code></p>
<ul><li>${WORD}</li></ul><h2>B${WORD}</h2><blockquote><p>${WORD}</p><cite>${ADDRESS}</cite></blockquote><h2>C${WORD}</h2>
<figure><img src="/illustrations/vide.svg" alt=""><figcaption>${WORD}</figcaption></figure>
<table><caption>${WORD}</caption><tbody><tr><th>${WORD}</th><td>${ADDRESS}</td></tr></tbody></table>`;

const text = { title: WORD, excerpt: ADDRESS, content: CONTENT, status: 'published' };
const article = { ...text, author: WORD, tags: [WORD], featured: true, featured_image_url: '/illustrations/vide.svg' };

const LISTS = {
  testimonials: { words: ADDRESS, name: WORD, trade: WORD, place: WORD },
  team_members: { name: WORD, role: WORD, bio: ADDRESS },
  key_figures: { value: '123456789 milliards+', prefix: 'beaucoup plus de', label: ADDRESS },
  faq_entries: { question: WORD, answer: ADDRESS },
};

const PLACES = [
  '/',
  '/blog',
  '/blog/mot-long-1',
  '/services/mot-long',
  '/mot-long',
  '/contact',
  '/a-propos',
  `/blog?search=${WORD}`,
  `/blog?tag=${WORD}`,
  `/blog?categorie=${CATEGORY}`,
  `/blog/${WORD.toLowerCase()}`,
];

test(
  'words and addresses longer than a phone is wide are broken, and nothing sticks out',
  exhaustive,
  async ({ page, api }) => {
    test.setTimeout(120_000);
    const before = await changeSettings(api, {
      contact_email: `${WORD.slice(0, 64)}@${'exemple'.repeat(5)}.fr`,
      contact_address: `${WORD}, 93100 ${CATEGORY}`,
      contact_phone: '+33 1 99 00 12 34, poste 123456789',
    });
    for (const number of [1, 2, 3])
      await api.insert('blog_posts', {
        ...article,
        slug: `mot-long-${number}`,
        category: number === 1 ? CATEGORY : 'CRM',
      });
    for (const slug of ['mot-long', 'services/mot-long']) await api.insert('pages', { ...text, slug });
    const listed = await Promise.all(
      Object.entries(LISTS).map(
        async ([table, row]) => [table, await api.insert(table, { ...row, position: 0 })] as const,
      ),
    );
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      for (const address of PLACES) {
        await openEnhanced(page, address);
        const place = `${address.slice(0, 30)} at ${width} px`;
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place).toBe(0);
        expect.soft(await illegibleWords(page), place).toEqual([]);
      }
    }
    await api.remove('blog_posts', 'slug=like.mot-long-*');
    await api.remove('pages', 'slug=like.*mot-long');
    for (const [table, { id }] of listed) await api.remove(table, `id=eq.${String(id)}`);
    await changeSettings(api, before);
  },
);

test('the footer shows a long name of the site whole, and no page becomes wider', exhaustive, async ({ page, api }) => {
  const before = await changeSettings(api, { site_title: `Une agence au nom aussi long que celui de ${WORD}` });
  await page.setViewportSize({ width: 390, height: 700 });
  await openEnhanced(page, '/inconnue');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  const name = page.getByRole('contentinfo').getByText('Une agence au nom').first();
  expect(await name.evaluate((words) => words.scrollWidth - words.clientWidth)).toBe(0);
  await changeSettings(api, before);
});
