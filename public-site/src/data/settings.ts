import { identity } from '@agency-site/brand/identity';
import { settingsFromRows, type SiteSettings } from '@agency-site/domain/site-settings';
import { dataOf } from './answer';
import type { SiteClient } from './client';

/** One read per client, shared by loaders that run in parallel and cannot pass results to each other. */
const readings = new WeakMap<SiteClient, Promise<SiteSettings>>();

/** Every setting, or its fallback: read once per client, that is per request or per visit. A failed read is not cached. */
export function loadSettings(client: SiteClient): Promise<SiteSettings> {
  const known = readings.get(client);
  if (known) return known;
  const reading = readSettings(client);
  readings.set(client, reading);
  reading.catch(() => readings.delete(client));
  return reading;
}

async function readSettings(client: SiteClient): Promise<SiteSettings> {
  return settingsFromRows(dataOf(await client.from('site_settings').select('key,value')), identity.name);
}

/** The settings used when none can be read. */
export const fallbackSettings: SiteSettings = settingsFromRows([], identity.name);
