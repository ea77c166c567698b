import { dark, light } from '@agency-site/brand/colours';
import { siteName } from '@agency-site/domain/site-settings';
import { Box } from '@mui/material';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { smallText } from '../../ui/theme/styles';
import type { SettingsForm } from './settings-form';

/** The height of the logo in the site's header, and the width from which the logo replaces the name, in pixels. */
const height = 36;
const widthWithoutName = 60;

const grounds = { clair: light, sombre: dark } as const;

/** Shows the chosen logo as in the site's header, before it is saved, because a photograph for example is unrecognisable at that size. */
export function LogoPreview() {
  const [url, title] = useWatch<SettingsForm, ['site_logo_url', 'site_title']>({
    name: ['site_logo_url', 'site_title'],
  });
  const [shown, setShown] = useState<{ readonly url: string; readonly ratio: number }>();
  if (!url) return null;
  const ratio = shown?.url === url ? shown.ratio : undefined;
  const isAlone = ratio !== undefined && ratio * height > widthWithoutName;
  const name = siteName({ site_title: title ?? '' });
  return (
    <Box role="group" aria-label="Aperçu du logo" sx={{ display: 'grid', gap: 1 }}>
      {Object.entries(grounds).map(([theme, colours]) => (
        <Box key={theme} sx={{ ...ground, bgcolor: colours.background, color: colours.ink, borderColor: colours.line }}>
          <Box
            component="img"
            src={url}
            alt={`Logo, thème ${theme}`}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setShown({ url, ratio: naturalWidth / (naturalHeight || 1) })
            }
            sx={{ height, maxWidth: '100%', objectFit: 'contain' }}
          />
          {!isAlone && <span>{name}</span>}
        </Box>
      ))}
      <Box role="status" sx={smallText}>
        {ratio === undefined && 'Cette adresse ne montre pas encore d’image.'}
        {ratio !== undefined &&
          (isAlone
            ? `En haut du site, à sa vraie taille. Large, l’image y prend la place du nom\u00A0: «\u00A0${name}\u00A0» doit s’y lire.`
            : 'En haut du site, à sa vraie taille. Si elle ne s’y reconnaît pas, prenez un dessin plus simple.')}
      </Box>
    </Box>
  );
}

const ground = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 2,
  py: 1.25,
  border: '1px solid',
  borderRadius: 1,
  overflow: 'hidden',
  fontFamily: 'h1.fontFamily',
  fontSize: '1.375rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
} as const;
