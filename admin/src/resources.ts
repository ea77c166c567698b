import { administrators } from './administrators/resource';
import { analytics } from './analytics/resource';
import { blogPosts } from './blog-posts/resource';
import { comments } from './comments/resource';
import { contacts } from './contacts/resource';
import { letters } from './letters/resource';
import { media } from './media/resource';
import { newsletter } from './newsletter/resource';
import { outbox } from './outbox/resource';
import { pages } from './pages/resource';
import { emptySearches } from './redirects/empty-searches';
import { missingPages } from './redirects/missing-pages';
import { redirects } from './redirects/redirects';
import type { BackOfficeResource } from './resource';
import { faqEntries } from './site-content/faq-entries';
import { keyFigures } from './site-content/key-figures';
import { teamMembers } from './site-content/team-members';
import { testimonials } from './site-content/testimonials';
import { siteSettings } from './site-settings/resource';
import { system } from './system/resource';
import { toComplete } from './to-complete/resource';
import { trash } from './trash/resource';
import { webhooks } from './webhooks/resource';

/** One line for each resource, in the order of the menu. */
export const resources: readonly BackOfficeResource[] = [
  blogPosts,
  contacts,
  comments,
  pages,
  media,
  newsletter,
  letters,
  testimonials,
  teamMembers,
  keyFigures,
  faqEntries,
  analytics,
  missingPages,
  emptySearches,
  redirects,
  siteSettings,
  administrators,
  outbox,
  system,
  webhooks,
  trash,
  toComplete,
];
