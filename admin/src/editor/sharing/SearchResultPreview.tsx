import { Box } from '@mui/material';
import { useSiteSettings } from '../../site-settings/use-site-settings';

interface SearchResultPreviewProps {
  /** Without the title of the site. */
  readonly title: string;
  readonly description: string;
  /** The public address, « /blog/relances ». */
  readonly address: string;
}

/** An approximate search result. */
export function SearchResultPreview({ title, description, address }: SearchResultPreviewProps) {
  const { site_title, site_description } = useSiteSettings();
  const breadcrumb = [window.location.host, ...address.split('/').filter(Boolean)];
  return (
    <Box role="group" aria-label="Aperçu du résultat de recherche" sx={card}>
      <Box sx={where}>{breadcrumb.join(' › ')}</Box>
      <Box sx={headline}>{`${title || 'Sans titre'} | ${site_title}`}</Box>
      <Box sx={words}>{description || site_description || 'Sans description'}</Box>
    </Box>
  );
}

const card = {
  p: 1.5,
  border: '1px solid var(--line)',
  borderRadius: 1,
  overflowWrap: 'anywhere',
} as const;

const where = { fontSize: '0.8125rem', color: 'text.secondary' } as const;

const clamped = (lines: number) =>
  ({ display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: lines, overflow: 'hidden' }) as const;

const headline = { ...clamped(2), my: 0.25, fontSize: '1.125rem', lineHeight: 1.3, color: 'var(--teal)' } as const;

const words = { ...clamped(3), fontSize: '0.875rem', color: 'text.secondary' } as const;
