import { categoryName } from '@agency-site/domain/blog-posts';
import type { SiteSettings } from '@agency-site/domain/site-settings';
import { createContext, use } from 'react';
import type { SiteClient } from './client';
import { fallbackMenu, loadMenu, type Menu } from './menu';
import { offerOf, type Offer } from './offers';
import { fallbackSettings, loadSettings } from './settings';
import { type CategoryText, loadCategoryTexts, loadOffers } from './site-content';

/** The data of the frame around every page (header, menus, footer), and data that any page may show, read in parallel, once per page. */
export interface SiteFrame {
  readonly settings: SiteSettings;
  readonly offers: readonly Offer[];
  readonly menu: Menu;
  readonly categories: readonly CategoryText[];
}

export async function loadFrame(client: SiteClient): Promise<SiteFrame> {
  const [settings, offers, menu, categories] = await Promise.all([
    loadSettings(client),
    loadOffers(client),
    loadMenu(client),
    loadCategoryTexts(client),
  ]);
  return { settings, offers, menu, categories };
}

/** The frame used when the settings cannot be read. */
export const fallbackFrame: SiteFrame = { settings: fallbackSettings, offers: [], menu: fallbackMenu, categories: [] };

/** The frame that the layout gives every component below it. */
export const FrameContext = createContext(fallbackFrame);

export const useSettings = (): SiteSettings => use(FrameContext).settings;

/** The services, in their order. */
export const useOffers = (): readonly Offer[] => use(FrameContext).offers;

export const useMenu = (): Menu => use(FrameContext).menu;

/** Whether visitors can find this screen: it is the home page, or the main menu links to it. */
export const useHasScreen = (path: string): boolean =>
  useMenu().main.links.some(({ to }) => to === path) || path === '/';

/** The texts about the blog's categories (`textOfCategory`). */
export const useCategories = (): readonly CategoryText[] => use(FrameContext).categories;

export const useCategoryName = (category: string): string => categoryName(useCategories(), category);

/** The service that a stored page describes; undefined for any other page. */
export const useOffer = (slug: string): Offer | undefined => offerOf(useOffers(), slug);
