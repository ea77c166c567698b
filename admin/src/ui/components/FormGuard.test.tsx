// @module-tag spec-2-4-5
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { AdminContext, Form, Notification, RecordContextProvider, TextInput } from 'react-admin';
import { expect, it } from 'vitest';
import { FormGuard } from './FormGuard';

const listed = { id: 'q1', question: 'Où ?', answer: 'Ici' };

/** A form that opened with the row of the list; the button stands for the answer of the second read. */
function Question({ read }: { readonly read: object }) {
  const [record, setRecord] = useState(listed);
  return (
    <AdminContext>
      <RecordContextProvider value={record}>
        <Form resetOptions={{ keepDirtyValues: true }}>
          <FormGuard />
          <TextInput source="question" />
          <TextInput source="answer" />
        </Form>
      </RecordContextProvider>
      <button onClick={() => setRecord({ ...listed, ...read })}>Lu</button>
      <Notification />
    </AdminContext>
  );
}

const newer = /^Quelqu’un d’autre a changé ce texte entre-temps/;

it('a text that somebody else saved under the changes of this form is announced', async () => {
  render(<Question read={{ answer: 'Là' }} />);
  await userEvent.type(screen.getByLabelText(/answer/i), ' et là');
  await userEvent.click(screen.getByText('Lu'));
  expect(await screen.findByText(newer)).toBeVisible();
  expect(screen.getByLabelText(/answer/i)).toHaveValue('Ici et là');
});

it.each([{ question: 'Quand ?' }, { answer: 'Ici et là' }, {}])('nothing is announced for %j', async (read) => {
  render(<Question read={read} />);
  await userEvent.type(screen.getByLabelText(/answer/i), ' et là');
  await userEvent.click(screen.getByText('Lu'));
  expect(await screen.findByDisplayValue({ question: listed.question, ...read }.question)).toBeVisible();
  expect(screen.queryByText(newer)).toBeNull();
});
