import { act, render } from '@testing-library/react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { expect, it } from 'vitest';
import { PostAsSaved, usePostAsSaved } from './PostAsSaved';
import { newPost, type PostForm } from './post-form';
import type { PostToSave } from './post-to-save';

it('what saving would store is worked out once a change, for all that show it', () => {
  const shown: PostToSave[] = [];
  let form: Pick<UseFormReturn<PostForm>, 'setValue'> | undefined;
  function Shown() {
    shown.push(usePostAsSaved());
    return null;
  }
  function Editor() {
    const methods = useForm<PostForm>({ defaultValues: newPost });
    form = methods;
    return (
      <FormProvider {...methods}>
        <PostAsSaved>
          <Shown />
          <Shown />
        </PostAsSaved>
      </FormProvider>
    );
  }
  render(<Editor />);
  shown.length = 0;
  act(() => form?.setValue('title', 'Été'));
  expect(shown).toHaveLength(2);
  expect(shown[0]).toMatchObject({ title: 'Été', slug: 'ete', meta_title: 'Été' });
  expect(shown[1], 'the same object').toBe(shown[0]);
});
