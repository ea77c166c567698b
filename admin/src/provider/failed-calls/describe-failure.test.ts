import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { describeFailure } from './describe-failure';

const adviceAfter = (code: string, status: number, operation: 'save' | 'load') =>
  describeFailure(new HttpError('no', status, { code }), operation).advice;

const refused = (body: object) => describeFailure(new HttpError('no', 409, { code: '23503', ...body }), 'delete');

describe('describeFailure', () => {
  it('keeps the provider’s message beside the sentence', () => {
    expect(describeFailure(new HttpError('column x does not exist', 400, { code: '42703' }), 'load')).toEqual({
      summary: 'Erreur lors du chargement',
      detail: 'column x does not exist',
    });
  });

  it('explains errors that a person can act on', () => {
    expect(describeFailure(new HttpError('too slow', 500, { code: '57014' }), 'delete').summary).toBe(
      'Erreur lors de la suppression : la base de données a mis trop de temps à répondre.',
    );
  });

  it('tells the limit of the site from that of a proxy', () => {
    expect(describeFailure(new HttpError('', 413, { code: '413' }), 'save')).toMatchObject({
      summary: 'Erreur lors de la sauvegarde : l’envoi est trop lourd\u00A0: 2\u00A0Mo au plus.',
      advice: undefined,
    });
    expect(describeFailure(new HttpError('Request Entity Too Large', 413), 'save')).toEqual({
      summary: expect.stringMatching(/hébergeur/),
    });
  });

  it('says to wait after too many requests, whichever server refuses them', () => {
    for (const error of [new HttpError('Too many requests', 429), new HttpError('no', 429, { code: 'PT429' })])
      expect(describeFailure(error, 'send')).toMatchObject({
        summary: 'Erreur lors de l’envoi : trop d’essais à la suite. Attendez un peu, puis recommencez.',
        advice: undefined,
      });
  });

  it('says that a place of the menus has its title', () => {
    const refusal = new HttpError('violates unique constraint "menu_links_heading"', 409, { code: '23505' });
    expect(describeFailure(refusal, 'update').summary).toContain('cet emplacement a déjà un titre.');
  });

  it('names the rows that need a row which the database does not delete', () => {
    expect(refused({ neededBy: '2 études de cas' }).summary).toBe(
      'Erreur lors de la suppression : cet élément figure dans 2 études de cas. Retirez-l’en d’abord.',
    );
    expect(refused({}).summary).toContain('cet élément figure dans d’autres.');
    expect(describeFailure(new HttpError('no', 409, { code: '23503' }), 'save').summary).toBe(
      'Erreur lors de la sauvegarde : ce qui est choisi n’existe plus.',
    );
  });

  it('says which block of a page is refused', () => {
    const refusal = new HttpError('Block 3: steps[1].title is too long', 400, { code: '23514' });
    expect(describeFailure(refusal, 'save').summary).toBe(
      'Erreur lors de la sauvegarde : le bloc 3 n’a pas la forme attendue, ou est trop long.',
    );
  });

  it('has only the sentence when no answer came', () => {
    expect(describeFailure(new TypeError('Failed to fetch'), 'save')).toEqual({
      summary: 'Erreur lors de la sauvegarde',
      advice: 'Vérifiez votre connexion, puis recommencez.',
    });
  });

  it('advises after a failed write, and offers « Réessayer » after a failed read', () => {
    expect(adviceAfter('42501', 403, 'save')).toBe('Reconnectez-vous, ou demandez ce droit à un administrateur.');
    expect(adviceAfter('XX000', 500, 'save')).toBe('Vérifiez votre connexion, puis recommencez.');
    expect(adviceAfter('42703', 400, 'save')).toMatch(/^Recommencez.; si l’erreur revient, transmettez ce message\.$/);
    expect(adviceAfter('XX000', 500, 'load')).toBeUndefined();
  });
});
