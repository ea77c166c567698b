import { mediaNameIn } from '@agency/domain/media';
import { createContext, use } from 'react';
import type { FocalPoints } from '../data/focal-points';

export const FocalPointsContext = createContext<FocalPoints>(new Map());

/** Tenths are precise enough for the eye, and few enough for classes: the policy of documents allows no inline styles. */
const tenth = (percent: number): number => Math.round(percent / 10) * 10;

/** The classes that keep the focal point of a cropped picture in sight (listed in site.css). */
export function useFocus(src: string): string {
  const point = use(FocalPointsContext).get(mediaNameIn(src) ?? '');
  return point ? ` focused [--focus-x:${tenth(point.x)}%] [--focus-y:${tenth(point.y)}%]` : '';
}
