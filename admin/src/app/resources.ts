import { activityLog } from '../features/activity/resource';
import { administrators } from '../features/administrators/resource';
import { analytics } from '../features/analytics/resource';
import { blogPosts } from '../features/articles/resource';
import { comments } from '../features/comments/resource';
import { contacts } from '../features/contacts/resource';
import { imports } from '../features/imports/resource';
import { menuLinks } from '../features/menu/resource';
import { issues } from '../features/newsletter/issues';
import { media } from '../features/media/resource';
import { subscribers } from '../features/newsletter/subscribers';
import { outbox } from '../features/outbox/resource';
import { pages } from '../features/pages/resource';
import { emptySearches, missingPages } from '../features/redirects/not-found';
import { redirects } from '../features/redirects/redirects';
import type { BackOfficeResource } from '../data/resource';
import { blogCategories } from '../features/site-content/blog-categories';
import { caseStudies } from '../features/site-content/case-studies';
import { faqEntries } from '../features/site-content/faq-entries';
import { keyFigures } from '../features/site-content/key-figures';
import { partners } from '../features/site-content/partners';
import { services } from '../features/site-content/services';
import { teamMembers } from '../features/site-content/team-members';
import { testimonials } from '../features/site-content/testimonials';
import { tools } from '../features/site-content/tools';
import { siteSettings } from '../features/settings/resource';
import { profiles } from '../features/profile/resource';
import { security } from '../features/security/resource';
import { system } from '../features/system/resource';
import { placeholders } from '../features/placeholders';
import { synonyms } from '../features/synonyms';
import { trash } from '../features/trash';
import { webhooks } from '../features/webhooks';

/** One line for each resource, in the order of the menu and of the dashboard. */
export const resources: readonly BackOfficeResource[] = [
  blogPosts,
  contacts,
  comments,
  pages,
  media,
  subscribers,
  issues,
  services,
  testimonials,
  teamMembers,
  keyFigures,
  faqEntries,
  caseStudies,
  partners,
  tools,
  blogCategories,
  analytics,
  missingPages,
  emptySearches,
  menuLinks,
  redirects,
  synonyms,
  siteSettings,
  administrators,
  outbox,
  profiles,
  security,
  system,
  webhooks,
  imports,
  activityLog,
  trash,
  placeholders,
];

// The back-office keeps the resources that it began with: one that is written, or changed, comes with the page.
import.meta.hot?.accept(() => location.reload());
