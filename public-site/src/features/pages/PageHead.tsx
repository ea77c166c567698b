import type { ShownPage } from './data';
import { ScreenHead } from '../../ui/ScreenHead';
import { useMenu } from '../../data/frame';
import { pageCrumbs } from './page-crumbs';

export function PageHead({ page }: { readonly page: ShownPage }) {
  return (
    <ScreenHead
      crumbs={pageCrumbs(page, useMenu())}
      title={page.title}
      lead={page.excerpt}
      picture={page.featured_image_url ? { src: page.featured_image_url, alt: page.featured_image_alt } : undefined}
    />
  );
}
