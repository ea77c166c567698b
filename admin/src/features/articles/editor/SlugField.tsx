import { Box, Button, InputAdornment } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { TextInput, useDataProvider, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { freeSlugQuery, slugConflictMessage, slugOwnerQuery } from '../../../saving/slug-owner';
import { useDebouncedValue } from '../../../ui/components/use-debounced-value';
import { isPublic } from '../../../provider/publication';
import { type TypedEvent, useTitleSlug } from '../../../ui/resource/use-title-slug';
import type { Post } from '../post';
import { type PostForm, slugOf } from './post-form';

/** The input of the slug, with advice if the slug is in use, will be normalised, or will redirect from the former slug. */
export function SlugField() {
  const { write } = useTitleSlug();
  return (
    <Box>
      <TextInput
        source="slug"
        helperText={false}
        // Shows the whole slug, on several lines if it is long. `parse` removes the line breaks of Enter.
        multiline
        parse={(typed: string) => typed.replaceAll('\n', '')}
        onChange={({ target }: TypedEvent) => write(target.value)}
        slotProps={{
          htmlInput: { spellCheck: false },
          input: { startAdornment: <InputAdornment position="start">/blog/</InputAdornment> },
        }}
      />
      <Box role="status" sx={advice}>
        <SlugAdvice />
      </Box>
    </Box>
  );
}

function SlugAdvice() {
  const { write } = useTitleSlug();
  const record = useRecordContext<Post>();
  const provider = useDataProvider();
  const {
    setValue,
    formState: { errors },
  } = useFormContext<PostForm>();
  const value = useWatch<PostForm, 'slug'>({ name: 'slug' });
  const slug = useDebouncedValue(slugOf({ slug: value, title: null }));
  const { data: owner } = useQuery({
    ...slugOwnerQuery(provider, 'blog_posts', slug),
    enabled: slug !== '' && slug !== record?.slug,
  });

  const isConflict = Boolean(owner && owner.id !== record?.id);
  const { data: free } = useQuery({ ...freeSlugQuery(provider, 'blog_posts', slug), enabled: isConflict });

  if (owner && isConflict) {
    return (
      <Box sx={{ color: 'error.main' }}>
        {/* After a refused save, the field itself shows this message. */}
        {!errors.slug && slugConflictMessage(owner)}
        {free && (
          <Button
            size="small"
            // A slug has no spaces at which a line could break.
            sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
            onClick={() => {
              setValue('slug', free, { shouldDirty: true, shouldValidate: true });
              write(free);
            }}
          >{`Prendre «\u00A0${free}\u00A0»`}</Button>
        )}
      </Box>
    );
  }
  if (record && isPublic(record) && slug && slug !== record.slug) {
    return `L’article est publié\u00A0: l’ancienne adresse, /blog/${record.slug}, mènera à la nouvelle.`;
  }
  if (value && slug && slug !== value) return `Elle sera sauvegardée ainsi\u00A0: /blog/${slug}`;
  return null;
}

const advice = {
  mt: 0.5,
  px: 1.75,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '&:empty': { display: 'none' },
} as const;
