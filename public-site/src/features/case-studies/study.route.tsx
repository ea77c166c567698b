import { siteWords } from '@agency-site/brand/site-words';
import { collections } from '@agency-site/domain/pages';
import { slugFromTitle } from '@agency-site/domain/slug';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { SiteClient } from '../../data/client';
import { useMenu } from '../../data/frame';
import { loadRedirect } from '../../data/redirects';
import { prepareStoredText } from '../../data/stored-text/prepare-stored-text';
import type { PageMetadata } from '../../document/metadata';
import { notFound } from '../../document/route';
import { AuditCallToAction } from '../../ui/AuditCallToAction';
import { resultsOf } from '../../ui/FirstResult';
import { PreviewBanner } from '../../ui/PreviewBanner';
import { ScreenHead } from '../../ui/ScreenHead';
import { StoredHtml } from '../../ui/StoredHtml';
import { StyleSheetLink } from '../../ui/StyleSheetLink';
import {
  caseStudiesAddress,
  type CaseStudy,
  caseStudyAddress,
  loadCaseStudy,
  type PartnerOrTool as Named,
} from './data';

export async function load(client: SiteClient, { params, request }: LoaderFunctionArgs): Promise<CaseStudy> {
  const study = await loadCaseStudy(client, params['slug'] ?? '');
  if (!study) throw (await loadRedirect(client, request)) ?? notFound('page');
  return { ...study, content: (await prepareStoredText(study.content)).html };
}

const { label: listName, path: to } = collections.case_studies;
const crumbsOf = ({ title }: CaseStudy) => [{ label: listName, to }, { label: title }];

export const metadata = (study: CaseStudy): PageMetadata => ({
  title: study.meta_title || study.title,
  description: study.meta_description || study.summary,
  keywords: `étude de cas, ${study.sector}${siteWords.keywords.trade}`,
  path: caseStudyAddress(study),
  hidden: !study.published,
  crumbs: crumbsOf(study),
  subject: { type: 'row', headline: study.title, updatedAt: study.updated_at },
  social: {
    title: study.title,
    kicker: 'Étude de cas',
    picture: study.picture_url || undefined,
    alt: study.picture_alt,
  },
});

export function Component() {
  const study = useLoaderData<CaseStudy>();
  const { title, client, sector, summary, picture_url: src, picture_alt: alt, is_example: isExample } = study;
  // The page about this sector, when the menus link to one.
  const trade = useMenu().sectors.links.find(({ to: page }) => page === `/cas-usage/${slugFromTitle(sector)}`);
  return (
    <article>
      {!study.published && <PreviewBanner kind="draft" />}
      <ScreenHead crumbs={crumbsOf(study)} title={title} lead={summary} picture={src ? { src, alt } : undefined}>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="font-semibold">{client}</span>
          <a
            href={trade?.to ?? caseStudiesAddress(sector)}
            className="inline-block py-1 underline underline-offset-4 hover:text-action"
          >
            {sector}
          </a>
          {isExample && <span className="example-mark">exemple</span>}
        </p>
      </ScreenHead>
      <div className="container-site grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 py-10 lg:grid-cols-[minmax(0,1fr)_19rem] lg:py-16">
        <div className="flex flex-col gap-8">
          {isExample && (
            <p className="border-l-[3px] border-action pl-4 text-muted">
              Cette étude est un exemple&nbsp;: ce client est inventé, et le compte est à refaire avec vos chiffres.
            </p>
          )}
          <StoredHtml html={study.content} />
        </div>
        <div className="flex flex-col gap-8 self-start">
          <Results study={study} />
          <PartnerOrTool study={study} />
        </div>
      </div>
      <StyleSheetLink />
      <AuditCallToAction />
    </article>
  );
}

function Results({ study }: { readonly study: CaseStudy }) {
  const results = resultsOf(study);
  if (results.length === 0) return null;
  return (
    <aside
      aria-label="Résultats"
      className="flex flex-col gap-5 self-start rounded-card border-[1.5px] border-ink p-6 max-lg:order-first lg:sticky lg:top-28"
    >
      <dl className="grid gap-5 sm:max-lg:grid-cols-3">
        {results.map(({ value, label }) => (
          <div key={value + label} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-base leading-snug text-muted">{label}</dt>
            <dd className="font-heading text-title-l leading-tight font-bold text-teal tabular">{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

function PartnerOrTool({ study: { partner, tools } }: { readonly study: CaseStudy }) {
  if (!partner && tools.length === 0) return null;
  return (
    <dl className="flex flex-col gap-5">
      {partner && (
        <Entry title="Réalisée avec" named={[partner]}>
          {partner.is_example && <span className="example-mark">exemple</span>}
        </Entry>
      )}
      {tools.length > 0 && <Entry title="Outils" named={tools} />}
    </dl>
  );
}

interface EntryProps {
  readonly title: string;
  readonly named: readonly Named[];
  readonly children?: ReactNode;
}

function Entry({ title, named, children }: EntryProps) {
  return (
    <div className="border-t border-line pt-4">
      <dt className="font-semibold">{title}</dt>
      {named.map(({ name, url, sentence }) => (
        <dd key={name} className="mt-2 text-base">
          {url ? (
            <a href={url} rel="noopener" className="underline underline-offset-4 hover:text-action">
              {name}
            </a>
          ) : (
            name
          )}{' '}
          {children}
          <span className="block text-muted">{sentence}</span>
        </dd>
      ))}
    </div>
  );
}
