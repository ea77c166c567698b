import { describe, expect, it } from 'vitest';
import { mailTo } from './mail-to';

describe('mailTo', () => {
  it('leaves an ordinary address as it is', () => {
    expect(mailTo('a.b+c@example.fr')).toBe('mailto:a.b%2Bc@example.fr');
  });

  it('encodes an address, so that it adds no recipient', () => {
    expect(mailTo('a?bcc=eve@example.fr')).toBe('mailto:a%3Fbcc%3Deve@example.fr');
  });
});
