import { expect, it } from 'vitest';
import { neighbourOf } from './use-move-contact';

it.each([
  ['new', 'ArrowRight', 'contacted'],
  ['contacted', 'ArrowLeft', 'new'],
  ['new', 'ArrowLeft', undefined],
  ['closed', 'ArrowRight', undefined],
  ['new', 'Enter', undefined],
] as const)('from %s, %s leads to %s', (status, key, neighbour) => {
  expect(neighbourOf(status, key)).toBe(neighbour);
});
