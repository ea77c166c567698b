/** Figures for the tests of the analytics screen. */
import type { RankedValue, VisitBreakdowns } from '../src/features/analytics/statistics';
import type { VisitStatistics, VisitTotals } from '../src/provider/visit-statistics';

export const summary = {
  totalPosts: 15,
  publishedPosts: 13,
  totalViews: 6825,
  totalContacts: 60,
  newContacts: 6,
  previousContacts: 4,
  answers: [['2026-11-23T13:00:00Z', '2026-11-23T15:30:00Z']],
  averageReadingMinutes: 5.5,
  topPosts: [{ id: 'p1', title: 'Relancer ses devis', slug: 'relancer-ses-devis', view_count: 889 }],
  contactsByMonth: [
    { month: '2026-10', count: 0 },
    { month: '2026-11', count: 27 },
  ],
  postsByCategory: [
    { category: 'CRM', count: 2 },
    { category: null, count: 1 },
  ],
};
export const nothing: VisitTotals = {
  visitors: 0,
  visits: 0,
  views: 0,
  seconds: 0,
  engaged: 0,
  bounces: 0,
  readings: 0,
  readingSeconds: 0,
  reached: {},
};
const current: VisitTotals = {
  visitors: 80,
  visits: 100,
  views: 240,
  seconds: 27_200,
  engaged: 42,
  bounces: 32,
  readings: 40,
  readingSeconds: 3800,
  reached: { offer: 50, 'contact-page': 20, contact: 3, search: 4 },
};
export const visits: VisitStatistics = {
  since: '2026-09-01',
  current,
  previous: { ...current, visitors: 40, engaged: 40 },
  days: [{ day: '2026-11-22', visitors: 80, views: 240 }],
};
const ranked = (value: string, visitors: number, seconds = 0, post: RankedValue['post'] = null): RankedValue => ({
  value,
  visitors,
  visits: visitors,
  views: 2 * visitors,
  seconds,
  post,
});
export const breakdowns: VisitBreakdowns = {
  source: [ranked('', 50), ranked('google.com', 30)],
  page: [
    ranked('/blog/relancer-ses-devis', 60, 2400, { id: 'p1', title: 'Relancer ses devis' }),
    ranked('/contact', 20, 2480),
  ],
  device: [ranked('mobile', 45)],
};
