import type { SiteSettings } from '@agency/supabase/site-settings';
import { escapeHtml } from '../head/escape-html';

/**
 * Puts settings in the place of their names, {{contact_email}}, in a text that is still being written; for its readers the
 * database does. A name without a value stays, for its writer to see.
 */
export const fillSettings = (html: string, settings: SiteSettings): string =>
  html.replace(/\{\{([a-z_]+)\}\}/g, (name, key: string) => escapeHtml(valueOf(settings, key)) || name);

const valueOf = (settings: Readonly<Record<string, string>>, key: string): string =>
  Object.hasOwn(settings, key) ? (settings[key] ?? '').trim() : '';
