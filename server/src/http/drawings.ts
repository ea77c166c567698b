import { readdir } from 'node:fs/promises';
import { drawingsPath } from '@agency/supabase/media';
import { Hono } from 'hono';
import { repositoryPath } from '../core/repository-root';

/** The names of the site's own drawings, for the back-office; their files are public. */
export const drawings = new Hono().get(drawingsPath, async (context) => {
  const names = await readdir(repositoryPath(`public-site/public${drawingsPath}`));
  context.header('cache-control', 'no-cache');
  return context.json(names.filter((name) => name.endsWith('.svg')).toSorted());
});
