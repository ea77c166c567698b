import type { ArticlePreview } from '@agency-site/domain/preview-message';
import { categoryAddress } from '../../data/blog-filter';
import { useCategoryName } from '../../data/frame';
import { Breadcrumb, type Crumb } from '../../ui/Breadcrumb';
import { Picture } from '../../ui/Picture';
import { PostFacts } from '../../ui/PostFacts';
import { Share2 } from '../../ui/lucide-icons';
import { useSiteAddress } from '../../ui/site-url';

interface ArticleHeaderProps {
  readonly post: ArticlePreview;
  readonly authorPath: string | undefined;
  readonly crumbs: readonly Crumb[];
}

export function ArticleHeader({ post, authorPath, crumbs }: ArticleHeaderProps) {
  const category = useCategoryName(post.category ?? '');
  const url = useSiteAddress(`/blog/${post.slug}`);
  return (
    <header className="bench border-b border-line">
      <div className="container-site flex flex-col gap-6 py-8 lg:py-10">
        <Breadcrumb crumbs={crumbs} />
        <div
          className={`grid items-center gap-x-12 gap-y-8 ${post.featured_image_url ? 'lg:grid-cols-[1.15fr_1fr]' : ''}`}
        >
          <div className="flex min-w-0 flex-col gap-4">
            {post.category && (
              <p>
                <a
                  href={categoryAddress(post.category)}
                  className="inline-block py-1 text-base font-semibold text-teal underline-offset-4 hover:underline"
                >
                  {category}
                </a>
              </p>
            )}
            <h1 className="text-title-l">{post.title}</h1>
            {post.excerpt && <p className="text-(length:--text-lead) text-muted">{post.excerpt}</p>}
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 pt-1">
              <PostFacts post={post} authorPath={authorPath} className="text-base" />
              <div
                role="group"
                aria-label="Partager l’article"
                className="no-print flex flex-wrap items-center gap-2.5 text-base"
              >
                <ShareButton title={post.title} url={url} />
                <ShareLinks title={post.title} url={url} />
              </div>
            </div>
          </div>
          {post.featured_image_url && (
            <Picture
              src={post.featured_image_url}
              alt={post.featured_image_alt}
              eager
              className="rounded-card border border-ink"
            />
          )}
        </div>
      </div>
    </header>
  );
}

/** Plain links that share the article and need no script. */
function ShareLinks({ title, url }: { readonly title: string; readonly url: string }) {
  const address = encodeURIComponent(url);
  const places = [
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { label: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(title)}%20${address}` },
    { label: 'E-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${address}` },
  ];
  return (
    <ul className="flex flex-wrap gap-x-2.5">
      {places.map(({ label, href }) => (
        <li key={label}>
          <a href={href} rel="noopener" className="inline-block py-1 underline underline-offset-4 hover:text-action">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const PLACE = 'flex min-h-10 w-28 items-center';

/** Shares the article (share.browser.ts). Until that script runs, a label for the plain links is shown in place of the button. */
function ShareButton({ title, url }: { readonly title: string; readonly url: string }) {
  return (
    <>
      <span className={PLACE}>Partager :</span>
      <button
        type="button"
        hidden
        data-share={url}
        data-title={title}
        className={`${PLACE} justify-center gap-2 rounded-control border border-muted bg-background text-base hover:border-ink hover:bg-sand`}
      >
        <Share2 size={18} />
        Partager
      </button>
      <div role="status" className="fixed">
        <p
          hidden
          className="fixed inset-x-4 bottom-6 z-40 mx-auto w-fit rounded-control border border-background bg-ink px-5 py-3 font-semibold text-background select-all"
        />
      </div>
    </>
  );
}
