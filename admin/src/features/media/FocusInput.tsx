import { Box } from '@mui/material';
import { type ChangeEvent, type MouseEvent, useId } from 'react';
import { useInput } from 'react-admin';
import type { MediaPicture } from '../../provider/media/media-library';
import { smallText } from '../../ui/theme/styles';

/** Sets the focal point of a picture with a click or with sliders, and previews the shapes to which the site crops the picture. */
export function FocusInput({ picture }: { readonly picture: MediaPicture }) {
  const { field: x } = useInput<number>({ source: 'focus_x' });
  const { field: y } = useInput<number>({ source: 'focus_y' });
  const help = useId();
  const choose = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    x.onChange(Math.round(((clientX - left) / width) * 100));
    y.onChange(Math.round(((clientY - top) / height) * 100));
  };
  const point = `${x.value}% ${y.value}%`;
  return (
    <Box component="fieldset" aria-describedby={help} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        Point à garder visible
      </Box>
      <Box id={help} sx={smallText}>
        Cliquez sur l’image, ou déplacez-le au clavier. Cartes, en-têtes et portraits la coupent autour de lui.
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1, alignItems: 'start' }}>
        {/* For the keyboard, the sliders do the same. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <Box onClick={choose} sx={{ position: 'relative', cursor: 'crosshair', lineHeight: 0 }}>
          <Box component="img" src={picture.address} alt="" sx={{ maxWidth: '100%', maxHeight: '16rem' }} />
          <Box sx={{ ...mark, left: `${x.value}%`, top: `${y.value}%` }} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {shapes.map((shape) => (
            <Box
              key={shape.width}
              component="img"
              src={picture.thumbnail}
              alt=""
              sx={{ ...shape, objectFit: 'cover', objectPosition: point }}
            />
          ))}
        </Box>
      </Box>
      {(
        [
          ['Horizontalement', x],
          ['Verticalement', y],
        ] as const
      ).map(([label, { name, value, onChange }]) => (
        <Box key={name} component="label" sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 44 }}>
          <Box component="span" sx={{ width: '8rem' }}>
            {label}
          </Box>
          <Box
            component="input"
            type="range"
            min={0}
            max={100}
            step={5}
            name={name}
            value={value}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(Number(target.value))}
            sx={{ flex: 1, minWidth: 0, accentColor: 'var(--action)' }}
          />
        </Box>
      ))}
    </Box>
  );
}

const shapes = [
  { width: 128, aspectRatio: '16 / 9' },
  { width: 96, aspectRatio: '4 / 3' },
  { width: 72, aspectRatio: '1', borderRadius: '50%' },
] as const;

const mark = {
  position: 'absolute',
  width: 20,
  height: 20,
  translate: '-50% -50%',
  border: '3px solid #fff',
  borderRadius: '50%',
  outline: '2px solid #000',
  pointerEvents: 'none',
} as const;
