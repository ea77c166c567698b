import { light } from '@agency-site/brand/colours';
import { socialPictureSize } from '@agency-site/brand/social-picture-size';
import { isShareable } from '@agency-site/domain/media';
import { siteName } from '@agency-site/domain/site-settings';
import { Box } from '@mui/material';
import { memo } from 'react';
import { useFilledWords } from '../../provider/use-filled-words';
import { useSiteSettings } from '../../provider/use-site-settings';
import { useFocalPosition } from '../../ui/media/use-focal-position';
import { clampLines, outlined, picture16by9, smallText } from '../../ui/theme/styles';

interface SocialPreviewProps {
  readonly title: string;
  readonly description: string;
  /** The category, or the kind of page. */
  readonly kicker: string;
  /** The address of the featured image, or an empty string. */
  readonly picture: string;
}

/** The illustration in the picture that the site draws: the featured image if it is one, otherwise that of articles. */
const drawingOf = (picture: string): string =>
  /^\/illustrations\/[\w-]+\.svg$/.test(picture) ? picture : '/illustrations/article.svg';

/**
 * Shows approximately the card that social networks display, with the featured image or with the picture that the site draws from the
 * title.
 */
export const SocialPreview = memo(function SocialPreview(props: SocialPreviewProps) {
  const { title, kicker, picture } = props;
  const description = useFilledWords()(props.description);
  const settings = useSiteSettings();
  const objectPosition = useFocalPosition(picture);
  return (
    <Box role="group" aria-label="Aperçu sur les réseaux sociaux" sx={card}>
      {isShareable(picture) ? (
        <Box component="img" src={picture} alt="" style={{ objectPosition }} sx={photograph} />
      ) : (
        <Box sx={drawn}>
          <Box sx={column}>
            <Box sx={{ fontSize: '2.2cqw', fontWeight: 700, mb: '3cqw' }}>{siteName(settings)}</Box>
            <Box sx={{ fontSize: '2.2cqw', color: light.teal }}>{kicker}</Box>
            <Box sx={{ fontSize: '4.6cqw', fontWeight: 700, lineHeight: 1.14 }}>{title || 'Sans titre'}</Box>
          </Box>
          <Box component="img" src={drawingOf(picture)} alt="" sx={image} />
        </Box>
      )}
      <Box sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
        <Box sx={smallText}>{window.location.host}</Box>
        <Box sx={{ fontWeight: 600 }}>{title || 'Sans titre'}</Box>
        <Box sx={words}>{description || settings.site_description}</Box>
      </Box>
    </Box>
  );
});

const aspectRatio = `${socialPictureSize.width} / ${socialPictureSize.height}`;

const photograph = { display: 'block', width: '100%', aspectRatio, objectFit: 'cover' } as const;

const card = { ...outlined, overflow: 'hidden', containerType: 'inline-size' };

/** The styles of the drawn picture, which is light in the dark mode too. */
const drawn = {
  display: 'grid',
  gridTemplateColumns: '47% 39%',
  gap: '3%',
  alignItems: 'center',
  boxSizing: 'border-box',
  aspectRatio,
  px: '6%',
  overflow: 'hidden',
  color: light.ink,
  bgcolor: light.background,
  borderBottom: `3px solid ${light.action}`,
} as const;

const column = { minWidth: 0, overflowWrap: 'break-word', fontFamily: 'h1.fontFamily' } as const;

const image = { ...picture16by9, border: `1px solid ${light.line}` } as const;

const words = { ...clampLines(2), fontSize: '0.875rem', color: 'text.secondary' } as const;
