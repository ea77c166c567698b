import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { median, printFigures, type Figure } from './figures';

const RUNS = 3;
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'blog list', path: '/blog' },
  { name: 'article', path: '/blog/relancer-ses-devis-sans-y-penser' },
  { name: 'service', path: '/services/automatisations' },
  { name: 'contact', path: '/contact' },
] as const;
const OTHER_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
/** Lighthouse's measures, by their names in its report. */
const AUDITS = { FCP: 'first-contentful-paint', LCP: 'largest-contentful-paint', TBT: 'total-blocking-time' } as const;

type Result = RunnerResult['lhr'];

/** Runs Lighthouse with its mobile defaults on the five kinds of page, one after the other. */
export async function benchLighthouse(address: string): Promise<void> {
  const chromium = process.env['CHROMIUM_PATH'];
  const chrome = await launch({
    ...(chromium ? { chromePath: chromium } : {}),
    chromeFlags: [
      '--headless=new',
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    for (const { name, path } of PAGES) {
      const results: Result[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const result = await lighthouse(address + path, { port: chrome.port, logLevel: 'error' });
        if (result) results.push(result.lhr);
      }
      printFigures('lighthouse', `${name}, median of ${RUNS}`, figuresOf(results));
    }
  } finally {
    chrome.kill();
  }
}

function figuresOf(results: readonly Result[]): Figure[] {
  const audit = (id: string): number => median(results.map((result) => result.audits[id]?.numericValue ?? Number.NaN));
  const score = (id: string): number => median(results.map((result) => (result.categories[id]?.score ?? 0) * 100));
  return [
    { name: 'performance', value: score('performance'), budget: { least: 100 } },
    { name: 'lowest other score', value: Math.min(...OTHER_CATEGORIES.map(score)), budget: { least: 100 } },
    ...Object.entries(AUDITS).map(([name, id]) => ({ name, value: audit(id), unit: 'ms' })),
    { name: 'CLS', value: audit('cumulative-layout-shift'), budget: { most: 0 } },
  ];
}
