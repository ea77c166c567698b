import { act, render } from '@testing-library/react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { expect, it } from 'vitest';
import { newPost, type PostForm, type PostToSave, postToSave } from './post-form';
import { TextAsSaved, useTextAsSaved } from '../../../editor/TextAsSaved';

it('the columns of a save are computed once per change, for all consumers', () => {
  const shown: PostToSave[] = [];
  let form: Pick<UseFormReturn<PostForm>, 'setValue'> | undefined;
  function Shown() {
    shown.push(useTextAsSaved<PostToSave>());
    return null;
  }
  function Editor() {
    const methods = useForm<PostForm>({ defaultValues: newPost });
    form = methods;
    return (
      <FormProvider {...methods}>
        <TextAsSaved compute={postToSave}>
          <Shown />
          <Shown />
        </TextAsSaved>
      </FormProvider>
    );
  }
  render(<Editor />);
  shown.length = 0;
  act(() => form?.setValue('title', 'Été'));
  expect(shown).toHaveLength(2);
  expect(shown[0]).toMatchObject({ title: 'Été', slug: 'ete', meta_title: '' });
  expect(shown[1], 'the same object').toBe(shown[0]);
});
