import type { Page } from '@playwright/test';
import { isExhaustive } from './exhaustive';

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
const everyLook: readonly Look[] = [look(1280, 'light'), look(390, 'dark'), look(1280, 'dark'), look(390, 'light')];

/** Two looks cover each width and each colour scheme. */
const covering = everyLook.slice(0, 2);
/** The looks of the richest screens; all four in an exhaustive run. */
export const looksOfRichest = isExhaustive ? everyLook : covering;
/** The looks of the other screens; in a run that is not exhaustive, the one where most is short: room and contrast. */
const looksOfOthers = isExhaustive ? everyLook : covering.slice(1);

/** The look of the screen at this place in a list, which alternates; all four in an exhaustive run. */
export const alternateLooks = (index: number): readonly Look[] =>
  isExhaustive ? everyLook : covering.filter((_look, place) => place === index % covering.length);

type See = (name: string) => Promise<void>;

export async function wear(page: Page, { width, colorScheme }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme });
}

export const inSomeLooks = (page: Page, see: See): Promise<void> => inLooks(page, looksOfOthers, see);

export const inLooksOfRichest = (page: Page, see: See): Promise<void> => inLooks(page, looksOfRichest, see);

async function inLooks(page: Page, looks: readonly Look[], see: See): Promise<void> {
  for (const each of looks) {
    await wear(page, each);
    await see(each.name);
  }
}
