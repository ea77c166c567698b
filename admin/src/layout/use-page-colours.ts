import { useEffect } from 'react';
import { useTheme } from 'react-admin';
import { applyColours } from '../theme/apply-colours';

/** Keeps the page's CSS custom properties in step with the theme react-admin shows. */
export function usePageColours(): void {
  const [theme] = useTheme();
  useEffect(() => applyColours(theme), [theme]);
}
