import { sectors } from '@agency/supabase/sectors';
import { slugFromTitle } from '@agency/supabase/slug';
import type { Columns } from '@agency/supabase/tables/column';
import CaseIcon from '@mui/icons-material/WorkHistoryOutlined';
import { Box } from '@mui/material';
import { regex, SimpleForm, TextInput } from 'react-admin';
import { ContentEditor } from '../../editor/ContentEditor';
import { imageProblem } from '../../editor/form-values';
import { LengthInput, metaDescriptionGuide, metaTitleGuide } from '../../editor/sharing/LengthInput';
import { useFollowTitle } from '../../editor/use-follow-title';
import { PictureInput } from '../../ui/media/PictureInput';
import { from } from '../../ui/resource/from';
import { resource } from '../../ui/resource/resource';
import { publicationColumns, PublishedList } from './publication';

const columns = {
  id: {},
  title: { label: 'Titre', written: 'text', required: true, longest: 300, listed: true, searched: true },
  slug: { label: 'Adresse', help: 'Après /etudes-de-cas/.', written: 'text', required: true, longest: 200 },
  client: { label: 'Client', written: 'text', required: true, longest: 200, listed: true, searched: true },
  sector: { label: 'Secteur', written: 'value', required: true, choices: sectors, listed: true, filtered: true },
  summary: { label: 'Résumé', written: 'text', input: 'lines', required: true, longest: 500 },
  results: {
    label: 'Résultats',
    help: 'Un chiffre par ligne, deux-points, ce qu’il compte\u00A0: «\u00A03\u00A0h\u00A0: rendues par semaine\u00A0».',
    written: 'text',
    input: 'lines',
    longest: 500,
  },
  picture_url: { label: 'Image', written: 'text', longest: 2000 },
  picture_alt: { label: 'Description de l’image', help: 'Pour qui ne la voit pas.', written: 'text', longest: 500 },
  content: { label: 'Contenu', written: 'text', longest: 500_000, large: true },
  meta_title: { label: 'Titre pour les moteurs de recherche', written: 'text', longest: 300 },
  meta_description: { label: 'Description pour les moteurs de recherche', written: 'text', longest: 1000 },
  ...publicationColumns,
} satisfies Columns<'case_studies'>;

const { inputs, validate } = from(columns);

/** The address follows the title of a new study until somebody edits it. */
function TitleInput() {
  const follow = useFollowTitle('slug', slugFromTitle);
  return (
    <TextInput
      source="title"
      validate={validate.title}
      onChange={(event: { target: { value: string } }) => follow(event.target.value)}
    />
  );
}

const isSlug = regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Des lettres sans accent, des chiffres et des tirets.');
const pictureProblem = (address: string | null) => imageProblem(address).featured_image_url;

export const caseStudies = resource('case_studies', {
  icon: CaseIcon,
  path: 'case-studies',
  columns,
  list: <PublishedList examples="Un client inventé ne se présente pas comme un vrai." />,
  form: (
    <SimpleForm>
      <TitleInput />
      <TextInput source="slug" validate={[...validate.slug, isSlug]} helperText={columns.slug.help} />
      {inputs.client}
      {inputs.sector}
      {inputs.summary}
      {inputs.results}
      <PictureInput source="picture_url" validate={[...validate.picture_url, pictureProblem]} />
      {inputs.picture_alt}
      <Box sx={{ width: '100%' }}>
        <ContentEditor source="content" label="Contenu" rows={12} />
      </Box>
      <LengthInput source="meta_title" guide={metaTitleGuide} validate={validate.meta_title} />
      <LengthInput
        source="meta_description"
        guide={metaDescriptionGuide}
        validate={validate.meta_description}
        multiline
        minRows={3}
      />
      {inputs.published}
      {inputs.is_example}
    </SimpleForm>
  ),
  french: { name: 'Étude de cas |||| Études de cas', page: { create: 'Nouvelle étude de cas' } },
});
