import { Box } from '@mui/material';
import { memo } from 'react';
import { useFilledWords } from '../../provider/use-filled-words';
import { useSiteSettings } from '../../provider/use-site-settings';
import { clampLines, outlined, smallText } from '../../ui/theme/styles';

interface SearchResultPreviewProps {
  /** The title of the page, without the name of the site. */
  readonly title: string;
  readonly description: string;
  /** The public address, such as `/blog/relances`. */
  readonly address: string;
}

export const SearchResultPreview = memo(function SearchResultPreview(props: SearchResultPreviewProps) {
  const filled = useFilledWords();
  const [title, description] = [filled(props.title), filled(props.description)];
  const { site_title, site_description } = useSiteSettings();
  const breadcrumb = [window.location.host, ...props.address.split('/').filter(Boolean)];
  return (
    <Box role="group" aria-label="Aperçu du résultat de recherche" sx={card}>
      <Box sx={smallText}>{breadcrumb.join(' › ')}</Box>
      <Box sx={headline}>{`${title || 'Sans titre'} | ${site_title}`}</Box>
      <Box sx={words}>{description || site_description || 'Sans description'}</Box>
    </Box>
  );
});

const card = { ...outlined, p: 1.5, overflowWrap: 'anywhere' } as const;

const headline = { ...clampLines(2), my: 0.25, fontSize: '1.125rem', lineHeight: 1.3, color: 'var(--teal)' } as const;

const words = { ...clampLines(3), fontSize: '0.875rem', color: 'text.secondary' } as const;
