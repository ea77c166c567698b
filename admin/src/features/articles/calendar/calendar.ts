import { type AlternateView, viewPath } from '../../../ui/layout/ViewSwitch';

export const calendar: AlternateView = {
  view: 'calendrier',
  name: 'Calendrier',
  path: '/blog_posts',
  label: 'Vue des articles',
};

export const calendarPath = viewPath(calendar);
