import { mediaNameIn } from '@agency-site/domain/media';
import { createContext, use } from 'react';
import type { FocalPoints } from '../data/focal-points';

export const FocalPointsContext = createContext<FocalPoints>(new Map());

/** Rounds to tenths, so that a few classes suffice: the security policy forbids inline styles. */
const tenth = (percent: number): number => Math.round(percent / 10) * 10;

/** The classes that keep the focal point of a cropped picture visible (listed in site.css). */
export function useFocus(src: string): string {
  const point = use(FocalPointsContext).get(mediaNameIn(src) ?? '');
  return point ? ` focused [--focus-x:${tenth(point.x)}%] [--focus-y:${tenth(point.y)}%]` : '';
}
