import { postColumns } from '@agency-site/domain/tables/blog-posts';
import type { Column } from '@agency-site/domain/tables/column';
import { Box, Checkbox, FormControlLabel, Stack } from '@mui/material';
import { TextInput, useInput, useRecordContext } from 'react-admin';
import { useCategoryName, useCategoryOptions } from '../../../provider/use-category-name';
import { Panel } from '../../../ui/components/Panel';
import { SelectInput } from '../../../ui/components/SelectInput';
import { ActivityPanel } from '../../../ui/activity/ActivityPanel';
import { ArticleVisits } from '../../../ui/components/Visits';
import { Listed } from '../../../ui/resource/Listed';
import { ReviewPanel } from '../../../editor/review/ReviewPanel';
import { SearchResultPreview } from '../../../editor/sharing/SearchResultPreview';
import { SocialPreview } from '../../../editor/sharing/SocialPreview';
import { FeaturedImageFields, PublicationFields, SeoFields } from '../../../editor/text-fields';
import { useTextAsSaved } from '../../../editor/TextAsSaved';
import { MomentField } from '../../../ui/components/MomentField';
import { usePostRights } from '../use-post-rights';
import type { Post } from '../post';
import type { PostForm, PostToSave } from './post-form';
import { AuthorField } from './AuthorField';
import { SlugField } from './SlugField';
import { TagsField } from './TagsField';

const plainInputs = Object.entries<Column>(postColumns).filter(([, { input }]) => input);

/** The settings: publication, address, featured image, SEO, review and previews. */
export function PostSideFields() {
  const post = useTextAsSaved<PostToSave>();
  const stored = useRecordContext<Post>();
  const description = post.meta_description || post.excerpt || stored?.summary || '';
  const nameOf = useCategoryName();
  const categories = useCategoryOptions();
  const { mayPublish } = usePostRights();
  const address = `/blog/${post.slug}`;
  return (
    <Stack spacing={2}>
      <Panel title="Publication">
        {mayPublish && <PublicationFields />}
        <AuthorField />
        <SelectInput source="category" options={categories} />
        <TagsField source="tags" label="Tags (séparés par des virgules)" />
        {mayPublish && <FeaturedFields />}
      </Panel>
      <Panel title="Adresse et extrait">
        <SlugField />
        {plainInputs.map(([source, { input }]) => (
          <TextInput
            key={source}
            source={source}
            helperText={false}
            {...(input === 'lines' && { multiline: true, minRows: 3, maxRows: 8 })}
          />
        ))}
      </Panel>
      <Panel title="Image à la une">
        <FeaturedImageFields />
      </Panel>
      <Panel title="SEO">
        <SeoFields />
      </Panel>
      <ReviewPanel address={address} excerpt={post.excerpt} />
      <Panel title="Recherche et partage">
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
            alignItems: 'start',
          }}
        >
          <SearchResultPreview title={post.meta_title || post.title} description={description} address={address} />
          <SocialPreview
            title={post.title}
            description={description}
            kicker={post.category ? nameOf(post.category) : 'Blog'}
            picture={post.featured_image_url ?? ''}
          />
        </Box>
      </Panel>
      <Listed resource="analytics">
        <ArticleVisits />
      </Listed>
      <ActivityPanel />
    </Stack>
  );
}

/** The inputs of « À la une », for people who may publish. Anybody else's save sends the stored values unchanged. */
function FeaturedFields() {
  const { field: featured } = useInput({ source: 'featured' });
  const { field: until } = useInput<PostForm>({ source: 'featured_until', defaultValue: null });
  return (
    <>
      <FormControlLabel
        label="Article à la une"
        control={<Checkbox checked={featured.value === true} onChange={(_, checked) => featured.onChange(checked)} />}
      />
      {featured.value === true && (
        <MomentField
          label="À la une jusqu’au (heure de Paris)"
          value={until.value || null}
          onChange={until.onChange}
          help={'Vide\u00A0: jusqu’à ce que l’on décoche la case.'}
        />
      )}
    </>
  );
}
