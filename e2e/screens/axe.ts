import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

interface Axe {
  run(options: RunOptions): Promise<AxeResults>;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The findings of axe on the current page, best practices included: one line per rule, with its elements. There are none in Firefox, whose
 * page crashes while axe runs under WebDriver BiDi.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (page.context().browser()?.browserType().name() === 'firefox') return [];
  await endTransitions(page);
  // Through the debugger, because the Content-Security-Policy refuses a script element; only once, because it is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    // All rules run, but axe describes only violations: describing the others took longer than running them. It does not fetch the style
    // sheets again, which would take a sixth of the time for rules that are off or about sounds.
    const { violations } = await (Reflect.get(window, 'axe') as Axe).run({
      resultTypes: ['violations'],
      preload: false,
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
  });
}

/** Ends colour transitions, so that axe measures the final contrast. */
const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
