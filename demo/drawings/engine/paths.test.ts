import { describe, expect, it } from 'vitest';
import { bow, divide, ring, roundedRect, smooth, jitter } from './paths';
import { seededRandom } from './random';

const rect = (seed: number): string => roundedRect(0, 0, 90, 90, 14, seededRandom(seed));

describe('paths', () => {
  it('have the same jitter for the same seed, and another for another seed', () => {
    expect(rect(4)).toBe(rect(4));
    expect(rect(4)).not.toBe(rect(5));
  });

  it('keep both ends of a line in place', () => {
    const line = jitter(
      [
        [0, 0],
        [50, 0],
        [100, 0],
      ],
      seededRandom(1),
      4,
    );
    expect(line[0]).toEqual([0, 0]);
    expect(line[1]).not.toEqual([50, 0]);
    expect(line[2]).toEqual([100, 0]);
  });

  it('pass through their points without drift', () => {
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

  it('bend long straight segments and keep short ones straight', () => {
    const bowed = bow('M0 0h100l3 4v-60z', seededRandom(2));
    expect(bowed).toMatch(/^M0 0q50[ -].* 100 0l3 4q.* 0-60z$/);
  });

  it('divide a line into pieces of about sixty units', () => {
    expect(divide([0, 0], [180, 0])).toHaveLength(4);
  });

  it('draw a ring that passes its start', () => {
    expect(ring(0, 0, 50, 30, seededRandom(3)).match(/c/g)).toHaveLength(10);
  });
});
