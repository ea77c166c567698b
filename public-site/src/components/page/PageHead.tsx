import type { ReactNode } from 'react';
import type { SitePage } from '../../data/pages';
import { ScreenHead } from '../ScreenHead';
import { pageCrumbs } from './page-crumbs';

/** What is shown of a stored page; its content is made of the allow-list. */
export type ShownPage = Pick<
  SitePage,
  'slug' | 'title' | 'excerpt' | 'content' | 'featured_image_url' | 'featured_image_alt'
>;

interface PageHeadProps {
  readonly page: ShownPage;
  /** What one can do from here. */
  readonly children?: ReactNode;
}

/** The top of a stored page. */
export function PageHead({ page, children }: PageHeadProps) {
  return (
    <ScreenHead
      crumbs={pageCrumbs(page)}
      title={page.title}
      lead={page.excerpt}
      picture={page.featured_image_url ? { src: page.featured_image_url, alt: page.featured_image_alt } : undefined}
    >
      {children}
    </ScreenHead>
  );
}
