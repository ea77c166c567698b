// @module-tag spec-10-3
import { expect, type Frame, type Page } from '@playwright/test';
import { exhaustive } from '../screens/exhaustive';
import { enhanced, openEnhanced } from '../screens/enhanced';
import { test as visitor } from '../screens/visitor';
import { unclosedElements, vectors } from '../vectors/xss-vectors';

/** The tests expect errors of the Content-Security-Policy, and check them. */
const test = visitor.extend({ pageErrors: async ({ locale: _locale }, use) => use([]) });

test.describe.configure({ mode: 'serial' });

const PER_TEXT = Math.ceil(vectors.length / unclosedElements.length);
/** Combines the vectors into texts: many in each, with one at the end that swallows the rest. */
const bodies = unclosedElements.map((last, index) => {
  const some = vectors.slice(index * PER_TEXT, (index + 1) * PER_TEXT);
  return some.map((vector, number) => `${vector}\n<p>Repère ${number}.</p>`).join('\n') + `\n${last}`;
});
const category = '"><img src=x onerror=alert(1)>';
/** Joins as many vectors as fit in a field, from number `first` on. */
const fill = (first: number, limit: number): string => {
  let text = '';
  for (const vector of [...vectors.slice(first), ...vectors]) {
    if (text.length + vector.length + 1 > limit) break;
    text += ` ${vector}`;
  }
  // The text has no white space at its ends, because fields trim it.
  return text.trim();
};

const mark = `xss${Date.now()}`;
const slugOf = (index: number): string => `${mark}-${index}`;
const slugs = bodies.map((_, index) => slugOf(index));

test.beforeAll(async ({ api }) => {
  await api.insertAll(
    'blog_posts',
    bodies.map((content, index) => ({
      slug: slugOf(index),
      content,
      category,
      status: 'published',
      featured: false,
      title: `${mark} ${index} ${fill(index * PER_TEXT, 250)}`,
      excerpt: fill(index * PER_TEXT, 1900),
      author: fill(index * PER_TEXT + 3, 190),
      tags: [mark, ...vectors.slice(index * PER_TEXT, index * PER_TEXT + 4).map((vector) => vector.slice(0, 300))],
      featured_image_url: index % 2 ? '/x.png" onerror="alert(1)' : 'https://x.example/" onload=alert(1) x="',
      featured_image_alt: fill(index * PER_TEXT + 5, 480),
      meta_title: fill(index * PER_TEXT + 7, 280),
      meta_description: fill(index * PER_TEXT + 9, 950),
      meta_keywords: fill(index * PER_TEXT + 11, 950),
    })),
  );
  await api.insert('pages', {
    slug: mark,
    title: fill(0, 280),
    excerpt: fill(20, 1900),
    content: bodies.join('\n'),
    featured_image_url: '/x.png" onerror="alert(1)',
    featured_image_alt: fill(30, 480),
    meta_title: fill(40, 280),
    meta_description: fill(50, 950),
    meta_keywords: fill(60, 950),
  });
});

test.afterAll(async ({ api }) => {
  await api.remove('blog_posts', `slug=like.${mark}-*`);
  await api.remove('pages', `slug=eq.${mark}`);
});

/** Records the scripts that ran, and those that the Content-Security-Policy blocked. */
async function watch(page: Page): Promise<string[]> {
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  // Playwright aborts a request to a host that does not exist, so the browser does not look the host up.
  await page.route(
    ({ hostname }) => hostname.endsWith('.example') || hostname === '',
    (route) => route.abort(),
  );
  await page.exposeFunction('reportHostile', (what: string) => ran.push(what));
  await page.addInitScript(() => {
    const report = Reflect.get(window, 'reportHostile') as (what: string) => void;
    window.alert = () => report(`alert at ${location.pathname}`);
    addEventListener('securitypolicyviolation', (event) => {
      // Chromium reports handlers that it finds while the sanitiser parses in a document that is never shown, where none can run;
      // `dangerous` checks that none reaches the page.
      if (event.effectiveDirective === 'script-src-attr') return;
      if (/script|base-uri|frame|object|form/.test(event.effectiveDirective)) report(`stopped ${event.blockedURI}`);
    });
  });
  return ran;
}

/** Markup that could run a script later, on a click for instance. */
const dangerous = (page: Page | Frame): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll('body *')) {
      const tag = element.localName;
      // React preloads the first pictures of a page with links in its body.
      if (element.matches('link[rel="preload"][as="image"]')) continue;
      // The site's own style sheet, once, outside of the content, and the messages of its forms about failures.
      if (element.matches('form[data-answer] > template')) continue;
      if (element.matches('link[rel="stylesheet"][href^="/assets/"]:not(.stored-html *)')) continue;
      if (/^(iframe|object|embed|frame|base|meta|link|math|style|marquee|template|audio|video)$/.test(tag))
        found.push(element.outerHTML);
      if (tag === 'script' && element.closest('main')) found.push('script in the content');
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on')) found.push(`${tag} ${name}`);
        if (/^(src|href|action|formaction|xlink:href|data|srcdoc)$/.test(name)) {
          const { protocol } = new URL(value, location.href);
          if (!/^(https?|mailto|tel):$/.test(protocol)) found.push(`${tag} ${name} ${protocol}`);
        }
      }
    }
    const stored = document.querySelector('.stored-html');
    const ids = [...(stored?.querySelectorAll('[id], [name]') ?? [])].map(({ id }) => id);
    return [...found, ...ids.filter((id) => !id.startsWith('partie-'))];
  });

/** Frames the preview, whose markup the browser creates, and sends it an article as the back-office does. */
const preview = (page: Page, content: unknown): Promise<void> =>
  page.evaluate((article) => {
    const frame = document.createElement('iframe');
    addEventListener('message', ({ source, data }: MessageEvent<{ type?: string }>) => {
      if (source !== frame.contentWindow || data.type !== 'preview-ready') return;
      frame.contentWindow?.postMessage({ type: 'preview', kind: 'article', content: article }, location.origin);
    });
    frame.src = '/apercu';
    document.body.replaceChildren(frame);
  }, content);

/** Returns the body on the page, and the number of its vectors: a mark follows each. */
async function readBody(page: Page | Frame): Promise<{ html: string; marks: number }> {
  const body = page.locator('.stored-html');
  return { html: await body.innerHTML(), marks: await body.getByText(/^Repère \d+\.$/).count() };
}

test('a text that bypassed our policies becomes no markup on the site or in the back-office', async ({ page }) => {
  for (const address of ['/', '/admin/']) {
    await page.goto(address);
    const tried = await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>texte</b>');
        return 'shown';
      } catch (error) {
        return String(error);
      }
    });
    expect(tried, address).toMatch(/^TypeError: .*TrustedHTML/);
  }
});

test(
  'nothing of a hostile article runs, served or previewed, and both make the same text of it',
  exhaustive,
  async ({ page, api }) => {
    test.setTimeout(120_000);
    const ran = await watch(page);
    const served = new Map<string, string>();
    for (const slug of slugs) {
      const answer = await page.goto(`/blog/${slug}`);
      expect(await answer?.text(), 'the head is whole').toMatch(/<title>[^<]*<\/title>/);
      await enhanced(page);
      const { html: body, marks } = await readBody(page);
      expect(marks, slug).toBe(bodies[slugs.indexOf(slug)]?.match(/Repère/g)?.length);
      served.set(slug, body);
      expect(await dangerous(page), slug).toEqual([]);
    }
    expect(ran).toEqual([]);

    await openEnhanced(page, `/blog?tag=${mark}`);
    expect(await dangerous(page), 'the list').toEqual([]);
    for (const slug of slugs) {
      const [article] = await api.select('blog_posts', `slug=eq.${slug}`);
      await page.goto('/cgv');
      await preview(page, article);
      await expect(page.frameLocator('iframe').locator('.stored-html')).toContainText('Repère 0.');
      const frame = page.frames().at(-1) ?? page;
      expect((await readBody(frame)).html, slug).toBe(served.get(slug));
      expect(await dangerous(frame), `${slug} in the preview`).toEqual([]);
    }
    expect(ran).toEqual([]);
  },
);

test(
  'nothing of a hostile page runs, nor of a hostile search',
  { tag: [exhaustive.tag, '@spec-2-3-3'] },
  async ({ page }) => {
    const ran = await watch(page);
    await openEnhanced(page, `/${mark}`);
    expect(await dangerous(page)).toEqual([]);
    for (const vector of [vectors[5], category, unclosedElements[1]]) {
      const value = encodeURIComponent(vector ?? '');
      await openEnhanced(page, `/blog?search=${value}&tag=${value}&categorie=${value}`);
      expect(await dangerous(page)).toEqual([]);
    }
    expect(ran).toEqual([]);
  },
);
