import type { ShownPage } from '../../data/pages';
import { Breadcrumb } from '../../ui/Breadcrumb';
import { CallButton } from '../../ui/CallButton';
import { Picture } from '../../ui/Picture';
import { useMenu } from '../../data/frame';
import { pageCrumbs } from './page-crumbs';

/** The top of a sector's page: the problem of its days in large letters, then the trade at work. */
export function SectorHead({ page }: { readonly page: ShownPage }) {
  const { title, excerpt, featured_image_url: picture, featured_image_alt: alt } = page;
  return (
    <div className="bg-sand">
      <div className="container-site flex flex-col gap-6 py-8 lg:gap-8 lg:py-14">
        <Breadcrumb crumbs={pageCrumbs(page, useMenu())} />
        <h1 className="max-w-4xl text-title-xl">{title}</h1>
        <div className="grid gap-8 lg:grid-cols-[1.35fr_1fr] lg:items-end lg:gap-14">
          <div className="flex flex-col items-start gap-5 border-t-[3px] border-action pt-5">
            <p className="text-(length:--text-lead)">{excerpt}</p>
            <CallButton />
          </div>
          {picture && <Picture src={picture} alt={alt} eager className="card lg:order-first" />}
        </div>
      </div>
    </div>
  );
}
