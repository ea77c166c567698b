import type { Page } from '@playwright/test';
import { isExhaustive } from './exhaustive';

/** A viewport width and a colour scheme. */
export interface DisplayMode {
  readonly name: string;
  readonly width: number;
  readonly colorScheme: 'light' | 'dark';
}

const displayMode = (width: number, colorScheme: DisplayMode['colorScheme']): DisplayMode => ({
  name: `${width} px, ${colorScheme}`,
  width,
  colorScheme,
});

/** Wide and narrow, light and dark. */
const displayModes: readonly DisplayMode[] = [
  displayMode(1280, 'light'),
  displayMode(390, 'dark'),
  displayMode(1280, 'dark'),
  displayMode(390, 'light'),
];

/** Two display modes cover each width and each colour scheme. */
export const coveringDisplayModes = displayModes.slice(0, 2);
/** The display modes of the richest screens; all four in an exhaustive run. */
export const richestDisplayModes = isExhaustive ? displayModes : coveringDisplayModes;
/** The display modes of the other screens: only the narrow dark one unless the run is exhaustive. */
const otherDisplayModes = isExhaustive ? coveringDisplayModes : coveringDisplayModes.slice(1);

/** The display mode of the screen at this place in a list, which alternates. */
export const alternateDisplayModes = (index: number): readonly DisplayMode[] =>
  coveringDisplayModes.filter((_mode, place) => place === index % coveringDisplayModes.length);

type See = (name: string) => Promise<void>;

export async function applyDisplayMode(page: Page, { width, colorScheme }: DisplayMode): Promise<void> {
  await page.setViewportSize({ width, height: 844 });
  await page.emulateMedia({ colorScheme });
}

export const inDisplayModes = (page: Page, see: See): Promise<void> => inEach(page, otherDisplayModes, see);

export const inRichestDisplayModes = (page: Page, see: See): Promise<void> => inEach(page, richestDisplayModes, see);

async function inEach(page: Page, modes: readonly DisplayMode[], see: See): Promise<void> {
  for (const mode of modes) {
    await applyDisplayMode(page, mode);
    await see(mode.name);
  }
}
