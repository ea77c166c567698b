// @module-tag spec-10-12
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../tests/admin';
import { outbox } from '../features/outbox/resource';
import { SetupCard } from './SetupCard';

it('says that e-mails leave while those that come back are not read', async () => {
  const server = { running: true, smtp_server: 'smtp.example.fr', mail_from: 'a@example.fr', waiting: 0, failed: 0 };
  renderAdmin(
    [outbox],
    {},
    {
      at: '/dashboard',
      functions: { mail_state: () => [{ ...server, problem: null, mailbox_problem: 'Authentication failed.' }] },
      dashboard: SetupCard,
    },
  );
  const title = await screen.findByText(/Les e-mails partent, leurs retours ne sont pas lus/);
  expect(title).toHaveTextContent(/^À faire/);
  expect(title.nextSibling).toHaveTextContent(
    /^La boîte des e-mails qui reviennent n’est pas lue.: «.Authentication failed\..»\. Vérifiez IMAP_URL\.$/,
  );
});
