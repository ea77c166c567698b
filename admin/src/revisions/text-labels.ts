import { postColumns } from '@agency/supabase/tables/blog-posts';
import { labelsOf } from '@agency/supabase/tables/column';
import { pageColumns } from '@agency/supabase/tables/pages';

/** The columns of articles and pages, as people call them. */
export const textLabels = { ...labelsOf(pageColumns), ...labelsOf(postColumns) };
