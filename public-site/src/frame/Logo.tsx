import { markShapes } from '@agency-site/brand/logo';
import { siteName, type SiteSettings } from '@agency-site/domain/site-settings';

interface LogoProps {
  readonly settings: SiteSettings;
  /** Whether this is the smaller logo of the header, which also holds buttons. Below 23 rem only the mark is visible. */
  readonly compact?: boolean;
}

/** The mark is inline, because browsers would create a document for an SVG picture before the first paint. */
const mark = { __html: markShapes('page') };

/** The logo from the settings, or else the mark, with the site's name. site.css hides the name beside a wide logo, which contains it. */
export function Logo({ settings, compact = false }: LogoProps) {
  const src = settings.site_logo_url;
  const name = siteName(settings);
  return (
    <span
      data-name={src ? name : undefined}
      className={`${src ? 'logo' : 'block'} font-heading text-title-s font-bold tracking-tight ${compact ? 'max-sm:text-[1.0625rem]' : ''}`}
    >
      <span className={`flex items-center gap-x-2.5 ${compact ? 'max-sm:gap-x-1.5' : ''}`}>
        {src ? (
          <img
            src={src}
            alt=""
            width={36}
            height={36}
            fetchPriority="low"
            className={`h-9 w-auto shrink-0 object-contain ${compact ? 'max-sm:h-8' : ''}`}
          />
        ) : (
          <svg
            viewBox="0 0 48 48"
            aria-hidden
            className={`h-9 shrink-0 ${compact ? 'max-sm:h-8' : ''}`}
            dangerouslySetInnerHTML={mark}
          />
        )}
        <span className={compact ? 'truncate @max-[23rem]:w-0' : 'min-w-0'}>{name}</span>
      </span>
    </span>
  );
}
