import { readableEmail } from '@agency-site/domain/readable-email';
import { identity } from '@agency-site/brand/identity';
import { siteWords } from '@agency-site/brand/site-words';
import { siteName, type SiteSettings } from '@agency-site/domain/site-settings';
import { useState, type ReactNode } from 'react';
import { useMenu } from '../data/frame';
import type { MenuGroup } from '../data/menu';
import { phoneHref, phoneText } from '../data/numbers';
import { Monitor, Moon, Sun } from '../ui/lucide-icons';
import { FooterSearch } from './FooterSearch';
import { Logo } from './Logo';

const LINK = 'inline-block py-1 phone:py-0.5 underline-offset-4 hover:underline';

interface FooterProps {
  readonly settings: SiteSettings;
  /** Whether visitors are asked for consent to analytics, and can change their choice here. */
  readonly asksConsent: boolean;
}

/** The footer of every page; contact details and social links come from the settings. */
export function Footer({ settings, asksConsent }: FooterProps) {
  const { footer, contact, legal } = useMenu();
  const [currentYear] = useState(() => new Date().getFullYear());
  const years = siteWords.copyrightSince < currentYear ? `${siteWords.copyrightSince}–${currentYear}` : currentYear;
  return (
    <footer className="mt-24 border-t border-line bg-sand">
      <div className="container-site grid gap-x-10 gap-y-12 py-14 phone:gap-y-4 phone:py-6 sm:grid-cols-2 lg:grid-cols-[1.5fr_1fr_fit-content(20rem)_auto] lg:py-16">
        <div className="flex max-w-sm min-w-0 flex-col gap-5 phone:gap-3 max-lg:sm:col-span-2">
          <Logo settings={settings} />
          {settings.footer_text && <p className="text-base text-muted phone:text-sm">{settings.footer_text}</p>}
          <FooterSearch />
        </div>
        <Column title={footer.title?.label}>
          <LinkList links={footer.links} />
        </Column>
        <Column title={hasContact(settings) || contact.links.length > 0 ? contact.title?.label : undefined}>
          <ContactDetails settings={settings} />
          <LinkList links={contact.links} />
          <SocialLinks settings={settings} />
        </Column>
        <Column title={legal.title?.label}>
          <LinkList links={legal.links} />
          {asksConsent && (
            // Invisible until consent.browser.ts makes the button work, so that nothing moves then.
            <button type="button" id="gerer-les-cookies" className={`${LINK} invisible cursor-pointer text-base`}>
              Gérer les cookies
            </button>
          )}
        </Column>
      </div>
      <div className="container-site">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-line py-6 text-sm phone:py-4 text-muted">
          <p className="min-w-0">
            {`${siteWords.opening}© `}
            <span className="whitespace-nowrap">{years}</span>
            {` ${siteName(settings)}`}
          </p>
          <p>{identity.tagline}</p>
          {/* The feed is a file, so this is not a link to a page of the site. */}
          <a href="/rss.xml" className={`${LINK} phone:py-1`}>
            Flux RSS du blog
          </a>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

function Column({ title, children }: { readonly title: string | undefined; readonly children: ReactNode }) {
  return (
    <div>
      {title && <h2 className="mb-3 text-title-s phone:mb-1.5">{title}</h2>}
      {children}
    </div>
  );
}

function LinkList({ links }: Pick<MenuGroup, 'links'>) {
  if (links.length === 0) return null;
  return (
    <ul className="text-base phone:columns-[8.5rem]">
      {links.map(({ to, label }) => (
        <li key={`${to} ${label}`}>
          <a href={to} className={LINK}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Whether there is anything to write under the title; a new site has no details yet. */
const hasContact = (settings: SiteSettings): boolean =>
  Boolean(settings.contact_email || settings.contact_phone || settings.contact_address) ||
  networksOf(settings).length > 0;

function ContactDetails({ settings }: { readonly settings: SiteSettings }) {
  const { contact_email: email, contact_phone: phone, contact_address: address } = settings;
  return (
    <address className="flex flex-col items-start text-base not-italic">
      {email && (
        <a href={`mailto:${email}`} className={`${LINK} max-w-full [overflow-wrap:anywhere]`}>
          {readableEmail(email)}
        </a>
      )}
      {phone && (
        <a href={phoneHref(phone)} className={LINK}>
          {phoneText(phone)}
        </a>
      )}
      <span className="py-1 whitespace-pre-line">{address}</span>
    </address>
  );
}

const networksOf = (settings: SiteSettings) =>
  [
    { label: 'LinkedIn', href: settings.linkedin_url },
    { label: 'Twitter', href: settings.twitter_url },
    { label: 'Facebook', href: settings.facebook_url },
  ].filter(({ href }) => href);

function SocialLinks({ settings }: { readonly settings: SiteSettings }) {
  const networks = networksOf(settings);
  if (networks.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5 text-base">
      {networks.map(({ label, href }) => (
        <li key={label}>
          <a href={href} rel="noopener" className="inline-block py-1 underline underline-offset-4 hover:text-action">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const THEMES = [
  { theme: '', label: 'Système', icon: <Monitor size={18} /> },
  { theme: 'light', label: 'Clair', icon: <Sun size={18} /> },
  { theme: 'dark', label: 'Sombre', icon: <Moon size={18} /> },
] as const;

/** The choice of the theme. It is invisible until theme.browser.ts makes it work, so that nothing moves then. */
function ThemeSwitch() {
  return (
    <div
      role="radiogroup"
      aria-label="Apparence du site"
      className="theme-switch invisible flex min-h-11 w-full max-w-76 gap-0.5 rounded-control border border-line bg-background p-0.5"
    >
      {THEMES.map(({ theme, label, icon }) => (
        <label key={label}>
          <input type="radio" name="theme" value={theme} className="sr-only" defaultChecked={theme === ''} />
          {icon}
          {label}
        </label>
      ))}
    </div>
  );
}
