import type { Page } from '@playwright/test';

/** A width of the window and the colours that the visitor's system asks for. */
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

/** Wide and narrow, by day and by night. */
export const everyLook: readonly Look[] = [
  look(1280, 'light'),
  look(390, 'dark'),
  look(1280, 'dark'),
  look(390, 'light'),
];

/** Whether this run has the time for every combination: `npm run test:all`. */
export const exhaustive = process.env['EXHAUSTIVE'] === '1';

/** Two looks that between them have each width and each colours; all four in an exhaustive run. */
const someLooks = exhaustive ? everyLook : everyLook.slice(0, 2);

/** What is done with the page as it looks now. */
type See = (name: string) => Promise<void>;

/** Gives the page a look. */
export async function wear(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme });
}

/** Shows the page in two looks or four, and does something with each. */
export const inSomeLooks = (page: Page, see: See): Promise<void> => inLooks(page, someLooks, see);

/** Shows the page wide and narrow, by day and by night, and does something with each look. */
export const inEveryLook = (page: Page, see: See): Promise<void> => inLooks(page, everyLook, see);

async function inLooks(page: Page, looks: readonly Look[], see: See): Promise<void> {
  for (const each of looks) {
    await wear(page, each);
    await see(each.name);
  }
}
