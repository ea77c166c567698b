// @module-tag spec-2-3-5
import { expect, type Page } from '@playwright/test';
import { storeArticle } from '../screens/articles';
import { axeFindings } from '../screens/axe';
import { inDisplayModes } from '../screens/display-modes';
import { test } from '../screens/visitor';

const content =
  '<p>Avant</p>\n<figure>\n  <a href="https://youtu.be/aqz-KE-bpKQ">Voir</a>\n  <figcaption>La visite de l’atelier</figcaption>\n</figure>\n' +
  '<p><a class="button" href="/contact">Prendre rendez-vous</a></p>\n<aside>\n  <p>À noter</p>\n</aside>';
const button = 'Lire la vidéo sur YouTube';

const isElsewhere = ({ hostname }: URL): boolean => hostname !== '127.0.0.1';

/** Answers requests to the video provider, and records them. */
async function watchProvider(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(isElsewhere, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Le lecteur</p>' });
  });
  return requests;
}

test.afterEach(({ api, stamp }) => api.remove('blog_posts', `slug=like.*${stamp}*`));

test('a video asks its provider for nothing before the click, then plays in its place', async ({
  page,
  api,
  stamp,
}) => {
  const { slug } = await storeArticle(api, stamp, 'Visite', { content, status: 'published', category: stamp });
  const address = `/blog/${String(slug)}`;
  const requests = await watchProvider(page);
  await page.goto(address);
  const play = page.getByRole('button', { name: button });
  await expect(play).toBeVisible();
  await expect(page.getByText('La lire, c’est accepter que YouTube reçoive votre adresse IP')).toBeVisible();
  await expect(page.getByRole('note')).toHaveText('À noter');
  await inDisplayModes(page, async (mode) => expect.soft(await axeFindings(page), mode).toEqual([]));
  expect(requests).toEqual([]);
  await play.press('Enter');
  const player = page.frameLocator('iframe[title="La visite de l’atelier"]');
  await expect(player.frameLocator('iframe').getByText('Le lecteur')).toBeVisible();
  await expect(page.locator('iframe'), 'the focus goes on from the button').toBeFocused();
  expect(requests).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0']);

  await page.goto(`/blog?categorie=${stamp}`);
  await page
    .getByRole('link', { name: `Visite ${stamp}` })
    .first()
    .click();
  await play.click();
  await expect(player.frameLocator('iframe').getByText('Le lecteur'), 'after a navigation too').toBeVisible();
});

test('without scripts a video is a link, and an article without one asks for no player', async ({
  api,
  reader,
  page,
  stamp,
}) => {
  const { slug } = await storeArticle(api, stamp, 'Visite', { content, status: 'published' });
  await reader.goto(`/blog/${String(slug)}`);
  await expect(reader.getByRole('link', { name: button })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  );
  const served = await page.request.get('/blog/relancer-ses-devis-sans-y-penser');
  expect(await served.text()).not.toContain('click-to-play');
});
