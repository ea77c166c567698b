// @module-tag spec-10-17
import { systemStatePath, type SystemState } from '@agency-site/domain/system-state';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../tests/admin';
import { system } from './resource';

const state: SystemState = {
  findings: [
    { check: 'disk', level: 'good', facts: { freeBytes: 58.3e9, totalBytes: 270.6e9 } },
    { check: 'mail', level: 'warning', facts: { server: null, from: null, problem: null } },
    { check: 'outbox', level: 'warning', facts: { waiting: 2, failed: 1, oldestSeconds: 7300 } },
    { check: 'database', level: 'bad', facts: { version: '', bytes: 0, problem: '' } },
    { check: 'backup', level: 'good', facts: { takenAt: '2026-11-22T10:00:00Z', bytes: 4.2e6 } },
  ],
  version: '1.0.0',
  startedAt: '2026-11-20T09:00:00Z',
  memoryBytes: 167e6,
  lastSentAt: null,
  lastHour: {
    requests: 1200,
    errors: 1,
    slowest: [{ route: '/blog/:slug', requests: 40, errors: 1, averageMs: 12, longestMs: 340 }],
  },
};

/** Opens the screen with the server's answers, in turn; the last one is repeated. */
function open(...answers: readonly (() => Response)[]) {
  let requestCount = 0;
  vi.stubGlobal('fetch', (address: string) => {
    expect(address).toBe(systemStatePath);
    requestCount += 1;
    return Promise.resolve((answers[requestCount - 1] ?? answers.at(-1) ?? Response.error)());
  });
  renderAdmin([system], {}, { at: '/system' });
}
const plain = (text: string | null) => text?.replace(/[\u00A0\u202F]/g, ' ').trim();

describe('the state of the system', () => {
  it('shows failed checks first, with advice, and the figures of the last hour', async () => {
    open(() => Response.json(state));
    const checks = await screen.findByRole('list', { name: 'Contrôles' });
    expect(
      within(checks)
        .getAllByRole('listitem')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual([
      'En panneBase de donnéesLa base de données ne répond pas : redémarrez le serveur, sinon restaurez la dernière sauvegarde.',
      'À voirServeur d’envoiAucun e-mail ne part : indiquez SMTP_URL et MAIL_FROM au serveur du site.',
      'À voirFile d’envoi2 envois attendent, le plus ancien depuis 2 heures ; 1 a échoué.',
      'BienDisque58,3 Go libres sur 270,6 Go.',
      expect.stringMatching(/^BienSauvegardeLa dernière est du 22 novembre à .+ \(4,2 Mo\)\.$/),
    ]);
    const figures = within(screen.getByRole('list', { name: 'Chiffres' })).getAllByRole('listitem');
    expect(figures.map(({ textContent }) => plain(textContent))).toEqual([
      'Requêtes en une heure1 2001 erreur',
      'Envois en attente2rien n’est encore parti',
      'Place sur le disque58,3 Gosur 270,6 Go',
      'Mémoire du serveur167 Mo',
    ]);
    const routes = screen.getByRole('table', { name: 'Adresses les plus lentes depuis une heure' });
    expect(within(routes).getByRole('row', { name: /^\/blog\/:slug 40 1 12.ms 340.ms$/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'État du système' })).toBeVisible();
    expect(screen.getByText(/^Version 1\.0\.0, en marche depuis le 20 novembre/)).toBeVisible();
  });

  it('says that there was no request in the last hour', async () => {
    open(() => Response.json({ ...state, lastHour: { requests: 0, errors: 0, slowest: [] } }));
    expect(await screen.findByText('Aucune demande depuis une heure.')).toBeVisible();
  });

  it('shows a message without a server of its own, as on a static host', async () => {
    open(() => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }));
    expect(await screen.findByText('Le site tourne sans serveur à lui')).toBeVisible();
    expect(screen.getByText(/dont le tableau de bord montre l’état/)).toBeVisible();
  });

  it('loads, fails, and is read again on request', async () => {
    open(
      () => new Response('Bad gateway', { status: 502 }),
      () => Response.json(state),
    );
    expect(await screen.findByRole('status', { name: 'Chargement' })).toBeInTheDocument();
    expect(await screen.findByText('L’état du système n’a pas pu être lu')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('list', { name: 'Contrôles' })).toBeVisible();
  });
});
