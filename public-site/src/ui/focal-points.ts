import { mediaNameIn } from '@agency/domain/media';
import { createContext, use } from 'react';
import type { FocalPoints } from '../data/focal-points';

export const FocalPointsContext = createContext<FocalPoints>(new Map());

/** Tenths are as near as one sees, and few enough for classes: the policy of documents allows no style of an element's own. */
const tenth = (percent: number): number => Math.round(percent / 10) * 10;

/** The classes to add to those of a picture that its frame cuts, which keep its point in sight (site.css lists them). */
export function useFocus(src: string): string {
  const point = use(FocalPointsContext).get(mediaNameIn(src) ?? '');
  return point ? ` focused [--focus-x:${tenth(point.x)}%] [--focus-y:${tenth(point.y)}%]` : '';
}
