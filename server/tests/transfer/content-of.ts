import { dirname } from 'node:path';
import { embeddedContent, type ContentDatabase } from '../../src/transfer/content-database';
import type { TestSupabase } from '../served-supabase';

/** Returns the content of a test's database, as the commands read it. */
export const contentOf = ({ database, mediaDirectory }: TestSupabase): ContentDatabase =>
  embeddedContent(database, dirname(mediaDirectory));
