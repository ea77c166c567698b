import { describe, expect, it } from 'vitest';
import { bow, divide, ring, roundedRect, smooth, tremble } from './pencil';
import { steadyHand } from './random';

const rect = (seed: number): string => roundedRect(0, 0, 90, 90, 14, steadyHand(seed));

describe('the pencil', () => {
  it('trembles the same way for the same seed, and otherwise for another', () => {
    expect(rect(4)).toBe(rect(4));
    expect(rect(4)).not.toBe(rect(5));
  });

  it('keeps both ends of a line where they are', () => {
    const line = tremble(
      [
        [0, 0],
        [50, 0],
        [100, 0],
      ],
      steadyHand(1),
      4,
    );
    expect(line[0]).toEqual([0, 0]);
    expect(line[1]).not.toEqual([50, 0]);
    expect(line[2]).toEqual([100, 0]);
  });

  it('passes through its points without drifting', () => {
    const path = smooth([
      [0.4, 0],
      [10.6, 10.2],
      [20.4, 5],
    ]);
    expect(path.startsWith('M0 0c')).toBe(true);
    const ends = [...path.matchAll(/c([^c]+)/g)].map(([, list = '']) =>
      (list.match(/-?\d+/g) ?? []).map(Number).slice(4),
    );
    expect(ends.reduce(([x = 0, y = 0], [dx = 0, dy = 0]) => [x + dx, y + dy], [0, 0])).toEqual([20, 5]);
  });

  it('bows long straight segments and leaves short ones alone', () => {
    const bowed = bow('M0 0h100l3 4v-60z', steadyHand(2));
    expect(bowed).toMatch(/^M0 0q50[ -].* 100 0l3 4q.* 0-60z$/);
  });

  it('cuts a line in pieces of about sixty units', () => {
    expect(divide([0, 0], [180, 0])).toHaveLength(4);
  });

  it('draws a ring that overshoots', () => {
    expect(ring(0, 0, 50, 30, steadyHand(3)).match(/c/g)).toHaveLength(10);
  });
});
