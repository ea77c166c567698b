// @module-tag spec-10-5
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { renderAdmin, write } from '../../../tests/admin';
import { unsavedWork } from '../../provider/unsaved-work';
import { issuePath } from '../../provider/issue-path';

const post = {
  id: 'p1',
  title: 'Relancer sans y penser',
  slug: 'relancer',
  excerpt: '',
  summary: 'Trois relances, aucune oubliée.',
  status: 'published',
  featured_image_url: null,
  featured_image_alt: '',
};
const sent = {
  id: 'l1',
  subject: 'La lettre de novembre',
  introduction: 'Bonjour,',
  post: { ...post, excerpt: post.summary, image_url: null, image_alt: '' },
  post_id: 'p1',
  audience: 'everybody',
  per_hour: 60,
  total: 400,
  sent: 120,
  failed: 2,
  sent_by: 'camille@example.fr',
  created_at: '2026-11-20T09:00:00Z',
};

const mailLeaves = { running: true, smtp_server: 'smtp.example.fr', mail_from: 'a@example.fr', waiting: 0, failed: 0 };

function open(
  at: string,
  posts: readonly object[] = [post],
  mail: object = mailLeaves,
  outbox: readonly object[] = [],
  refusal?: Error,
) {
  return renderAdmin(
    'every resource',
    { newsletter_issues: [sent], blog_posts: posts, outbox },
    {
      at,
      functions: {
        newsletter_audiences: () => [
          { audience: 'everybody', total: 400 },
          { audience: 'new', total: 1 },
        ],
        mail_state: () => [mail],
        test_newsletter_issue: () => {
          if (refusal) throw refusal;
          return null;
        },
        send_newsletter_issue: () => 'l1',
        stop_newsletter_issue: () => null,
      },
    },
  );
}
const writing = issuePath('p1').replace('/newsletter_issues/create', '/letters/new');

describe('an article as a newsletter issue', () => {
  it('is written, previewed, and sent as a test', async () => {
    const { called } = open(writing);
    await write(await screen.findByLabelText('Vos mots avant l’article'), 'Bonjour à tous');
    const preview = await screen.findByRole('document', { name: post.title });
    await waitFor(() => expect(preview.shadowRoot).toHaveTextContent('Bonjour à tous'));
    expect(preview.shadowRoot).toHaveTextContent(post.summary);
    await userEvent.click(screen.getByRole('button', { name: 'M’envoyer un essai' }));
    expect(await screen.findByText('Un essai part à votre adresse')).toBeVisible();
    expect(called).toContainEqual({
      name: 'test_newsletter_issue',
      args: { post_id: 'p1', subject: post.title, introduction: 'Bonjour à tous' },
    });
  });

  it('asks before it is left unsent, even after a test', async () => {
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
    const { address } = open(writing);
    await write(await screen.findByLabelText('Vos mots avant l’article'), 'Bonjour à tous');
    await userEvent.click(screen.getByRole('button', { name: 'M’envoyer un essai' }));
    await screen.findByText('Un essai part à votre adresse');
    await userEvent.click(screen.getByRole('link', { name: 'Articles' }));
    await waitFor(() => expect(ask).toHaveBeenCalled());
    expect(address()).toBe(writing);
    await userEvent.click(screen.getByRole('button', { name: /^Envoyer à/ }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByRole('heading', { level: 1, name: sent.subject })).toBeVisible();
    expect(ask, 'asked nothing once it was sent').toHaveBeenCalledTimes(1);
  });

  it('stays, and asks for the password, when the session has ended', async () => {
    open(writing, [post], mailLeaves, [], new HttpError('JWT expired', 401));
    const words = await screen.findByLabelText('Vos mots avant l’article');
    await write(words, 'Bonjour à tous');
    await userEvent.click(screen.getByRole('button', { name: 'M’envoyer un essai' }));
    const dialog = await screen.findByRole('dialog', { name: 'Votre session a pris fin' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Plus tard' }));
    expect(words).toHaveValue('Bonjour à tous');
    expect(unsavedWork.any()).toBe(true);
  });

  it('is sent once the number of recipients is confirmed, and shows its progress', async () => {
    const { called } = open(writing);
    await userEvent.click(await screen.findByRole('button', { name: /^Envoyer à 400.personnes$/ }));
    const dialog = within(screen.getByRole('dialog', { name: /Envoyer la lettre à 400.personnes/ }));
    expect(called.filter(({ name }) => name === 'send_newsletter_issue')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByText('La lettre part')).toBeVisible();
    expect(called).toContainEqual({
      name: 'send_newsletter_issue',
      args: {
        post_id: 'p1',
        subject: post.title,
        introduction: '',
        audience: 'everybody',
        per_hour: 600,
        expected_total: 400,
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: sent.subject })).toBeVisible();
    expect(screen.getByText(/120 sur 400 depuis le/)).toHaveTextContent(/2.adresses refusées/);
  });

  it('begins with the choice of a published article, the latest first', async () => {
    const { address } = open('/letters', [
      { ...post, id: 'p0', title: 'Un article ancien', published_at: '2026-01-05T09:00:00Z' },
      { ...post, published_at: '2026-11-05T09:00:00Z' },
      { ...post, id: 'p2', title: 'Un brouillon', status: 'draft', published_at: null },
    ]);
    await userEvent.click(await screen.findByRole('link', { name: 'Envoyer comme lettre' }));
    const choice = within(await screen.findByRole('region', { name: /Quel article envoyer/ }));
    const articles = await choice.findAllByRole('listitem');
    expect(articles.map(({ textContent }) => textContent)).toEqual([
      `${post.title}05/11/2026`,
      'Un article ancien05/01/2026',
    ]);
    await userEvent.click(screen.getByRole('link', { name: post.title }));
    expect(await screen.findByLabelText('Vos mots avant l’article')).toBeVisible();
    expect(address()).toBe(writing);
  });

  it('of an article that is not published is not written', async () => {
    open(writing, [{ ...post, status: 'draft' }]);
    expect(await screen.findByText(/Aucun article publié/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Envoyer à/ })).toBeNull();
  });

  it.each([
    ['the mail server is not set', { ...mailLeaves, smtp_server: null }, /^Aucun e-mail ne part\. Le serveur d’envoi/],
    ['the mail server does not answer', mailLeaves, /^Le dernier essai a échoué \(connect ECONNREFUSED\)/],
  ])('says why it is not being sent: %s', async (_why, mail, words) => {
    const waiting = { about: 'l1', state: 'waiting', tries: 0, last_error: null };
    const refused = { ...waiting, id: 'o2', tries: 3, last_error: 'connect ECONNREFUSED' };
    open('/letters/view/l1', [post], mail, [{ ...waiting, id: 'o1' }, refused]);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  it('shows no such message while it is being sent', async () => {
    open('/letters/view/l1');
    expect(await screen.findByText(/120 sur 400/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is stopped once confirmed', async () => {
    const { called } = open('/letters/view/l1');
    await userEvent.click(await screen.findByRole('button', { name: 'Arrêter l’envoi' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/278.lettres attendent encore/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Arrêter' }));
    expect(await screen.findByText('L’envoi est arrêté')).toBeVisible();
    expect(called).toContainEqual({ name: 'stop_newsletter_issue', args: { issue_id: 'l1' } });
  });

  it('is listed with its progress', async () => {
    open('/letters');
    const row = (await screen.findByRole('link', { name: sent.subject })).closest('tr');
    expect(row).toHaveTextContent(/120 sur 400/);
  });
});
