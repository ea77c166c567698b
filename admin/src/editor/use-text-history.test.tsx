import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it, onTestFinished, vi } from 'vitest';
import { UndoButtons } from './UndoButtons';

const fields = ['title', 'words'];

function Form() {
  const form = useForm({ defaultValues: { title: 'Un', words: 'Deux' } });
  return (
    <FormProvider {...form}>
      <UndoButtons fields={fields} />
      {fields.map((name) => (
        <input key={name} aria-label={name} {...form.register(name as 'title')} />
      ))}
    </FormProvider>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const shown = () => fields.map((name) => screen.getByLabelText<HTMLInputElement>(name).value).join(' ');

it('changes are undone and redone across fields; typing without a pause is one step', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  render(<Form />);
  expect(button('Défaire')).toBeDisabled();
  await userEvent.type(screen.getByLabelText('title'), ' bis');
  act(() => void vi.advanceTimersByTime(1_000));
  await userEvent.type(screen.getByLabelText('words'), ' ter');
  await userEvent.click(button('Défaire'));
  expect(shown()).toBe('Un bis Deux');
  await userEvent.click(button('Défaire'));
  expect(shown()).toBe('Un Deux');
  expect(button('Défaire')).toBeDisabled();
  expect(button('Refaire'), 'for the keyboard').toHaveFocus();
  await userEvent.click(button('Refaire'));
  await userEvent.click(button('Refaire'));
  expect(shown()).toBe('Un bis Deux ter');
  expect(button('Refaire')).toBeDisabled();
  await userEvent.click(button('Défaire'));
  document.body.focus();
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(shown()).toBe('Un bis Deux ter');
});
