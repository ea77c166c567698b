import { analytics } from './analytics/resource';
import { blogPosts } from './blog-posts/resource';
import { contacts } from './contacts/resource';
import { media } from './media/resource';
import { newsletter } from './newsletter/resource';
import { pages } from './pages/resource';
import type { BackOfficeResource } from './resource';
import { faqEntries } from './site-content/faq-entries';
import { keyFigures } from './site-content/key-figures';
import { teamMembers } from './site-content/team-members';
import { testimonials } from './site-content/testimonials';
import { siteSettings } from './site-settings/resource';
import { toComplete } from './to-complete/resource';
import { trash } from './trash/resource';

/** One line for each resource, in the order of the menu. */
export const resources: readonly BackOfficeResource[] = [
  blogPosts,
  contacts,
  pages,
  media,
  newsletter,
  testimonials,
  teamMembers,
  keyFigures,
  faqEntries,
  analytics,
  siteSettings,
  trash,
  toComplete,
];
