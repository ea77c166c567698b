import type { Page } from '@playwright/test';

/** A viewport width and a colour scheme. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const look = (width: number, colorScheme: Look['colorScheme']): Look => ({
  name: `${width} px, ${colorScheme}`,
  width,
  colorScheme,
});

/** Wide and narrow, light and dark. */
export const everyLook: readonly Look[] = [
  look(1280, 'light'),
  look(390, 'dark'),
  look(1280, 'dark'),
  look(390, 'light'),
];

/** Set by `npm run test:all`, which tests every combination. */
export const exhaustive = process.env['EXHAUSTIVE'] === '1';

/** Two looks that cover each width and each colour scheme; all four in an exhaustive run. */
const someLooks = exhaustive ? everyLook : everyLook.slice(0, 2);

type See = (name: string) => Promise<void>;

export async function wear(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme });
}

export const inSomeLooks = (page: Page, see: See): Promise<void> => inLooks(page, someLooks, see);

export const inEveryLook = (page: Page, see: See): Promise<void> => inLooks(page, everyLook, see);

async function inLooks(page: Page, looks: readonly Look[], see: See): Promise<void> {
  for (const each of looks) {
    await wear(page, each);
    await see(each.name);
  }
}
