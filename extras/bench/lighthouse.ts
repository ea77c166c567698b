import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { median, printFigures, type Figure } from './table';

const RUNS = 3;

type Result = RunnerResult['lhr'];

interface Page {
  readonly name: string;
  readonly path: string;
  /** Largest contentful paint allowed, in milliseconds. */
  readonly lcp: number;
}

const PAGES: readonly Page[] = [
  { name: 'home', path: '/', lcp: 1200 },
  { name: 'blog list', path: '/blog', lcp: 1350 },
  { name: 'article', path: '/blog/relancer-ses-devis-sans-y-penser', lcp: 1350 },
  { name: 'service', path: '/services/automatisations', lcp: 1200 },
  { name: 'contact', path: '/contact', lcp: 1200 },
];

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** A phone, as Lighthouse has it, and one on a machine at a third of this one's speed. */
const SLOWDOWNS = [4, 12] as const;

/**
 * Runs Lighthouse with its mobile defaults on the five kinds of page, median of three, one after the other, for each slowdown of the processor. A site to compare
 * with (`STARTER_URL`) is measured after each run of ours, so that whatever else the machine does slows both.
 * @param address where the production server listens
 */
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
  const measure = async (url: string, cpuSlowdownMultiplier: number): Promise<Result[]> => {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      throttling: { cpuSlowdownMultiplier },
    });
    return result ? [result.lhr] : [];
  };
  const starter = process.env['STARTER_URL'];
  try {
    for (const page of PAGES) {
      for (const slowdown of SLOWDOWNS) {
        const ours: Result[] = [];
        const theirs: Result[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          ours.push(...(await measure(address + page.path, slowdown)));
          if (starter) theirs.push(...(await measure(starter, slowdown)));
        }
        const beside = starter ? figuresOf(page, theirs) : [];
        printFigures(
          `Lighthouse, ${page.name} (${page.path}), processor ${slowdown} times slower, median of ${RUNS}`,
          figuresOf(page, ours).map((figure, index) => {
            const value = beside[index]?.value;
            return value === undefined ? figure : { ...figure, beside: { name: 'starter', value } };
          }),
        );
      }
    }
  } finally {
    chrome.kill();
  }
}

function figuresOf(page: Page, results: readonly Result[]): Figure[] {
  const audit = (id: string): number => median(results.map((result) => result.audits[id]?.numericValue ?? Number.NaN));
  const items = results[0]?.audits['network-requests']?.details as { items?: { transferSize: number }[] } | undefined;
  const requests = items?.items ?? [];
  const home = page.path === '/';
  return [
    ...CATEGORIES.map((id) => ({
      name: id,
      value: median(results.map((result) => (result.categories[id]?.score ?? 0) * 100)),
      unit: '',
      budget: { least: 100 },
    })),
    { name: 'first contentful paint', value: audit('first-contentful-paint'), unit: 'ms', budget: { most: 750 } },
    {
      name: 'largest contentful paint',
      value: audit('largest-contentful-paint'),
      unit: 'ms',
      budget: { most: page.lcp },
    },
    { name: 'total blocking time', value: audit('total-blocking-time'), unit: 'ms', budget: { most: 0 } },
    { name: 'cumulative layout shift', value: audit('cumulative-layout-shift'), unit: '', budget: { most: 0 } },
    {
      name: 'transferred',
      value: requests.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
      unit: 'kB',
      ...(home ? { budget: { most: 170 } } : {}),
    },
    { name: 'requests', value: requests.length, unit: '', ...(home ? { budget: { most: 10 } } : {}) },
    { name: 'document', value: (requests[0]?.transferSize ?? 0) / 1000, unit: 'kB', budget: { most: 20 } },
  ];
}
