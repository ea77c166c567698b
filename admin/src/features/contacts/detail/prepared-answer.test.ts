// @module-tag spec-2-4-5
import { describe, expect, it } from 'vitest';
import { preparedAnswer } from './prepared-answer';

const request = {
  name: 'Nadège Kerbrat',
  email: 'nadege@example.fr',
  message: 'Je recopie tout\nle dimanche soir.',
  created_at: '2026-11-20T09:00:00Z',
};
const read = (address: string) => new URL(address).searchParams;

describe('preparedAnswer', () => {
  it('greets by name, recalls the request and quotes it', () => {
    const answer = preparedAnswer(request);
    expect(answer.startsWith('mailto:nadege@example.fr?')).toBe(true);
    expect(read(answer).get('subject')).toBe('Votre demande du 20/11/2026');
    const body = read(answer).get('body');
    expect(body).toContain('Bonjour Nadège Kerbrat,');
    expect(body).toContain('> Je recopie tout\r\n> le dimanche soir.');
  });

  it('quotes the beginning of a long message: mail programs refuse long addresses', () => {
    const answer = preparedAnswer({ ...request, message: 'é'.repeat(10_000) });
    expect(answer.length).toBeLessThan(2000);
    expect(read(answer).get('body')).toMatch(/é…\r\n/);
  });
});
