import { caseStudyColumns as columns } from '@agency-site/domain/tables/case-studies';
import CaseIcon from '@mui/icons-material/WorkHistoryOutlined';
import { Box } from '@mui/material';
import { SimpleForm, TextInput, useGetList } from 'react-admin';
import { ContentEditor } from '../../editor/ContentEditor';
import { imageProblem } from '../../editor/form-values';
import { HistoryButton } from '../../editor/history/HistoryButton';
import { LengthInput, metaDescriptionGuide, metaTitleGuide } from '../../editor/sharing/LengthInput';
import { PictureInput } from '../../ui/media/PictureInput';
import { FormToolbar } from '../../ui/resource/deletion';
import { fieldsOf } from '../../ui/resource/fields-of';
import { resource } from '../../ui/resource/resource';
import { PublishedList } from './publication';

const { inputs, validate } = fieldsOf(columns);

const pictureProblem = (address: string | null) => imageProblem(address).featured_image_url;

/** The input of the sector, a text, with the sectors of the other case studies as suggestions. */
function SectorInput() {
  const { data: studies = [] } = useGetList<{ id: string; sector: string }>('case_studies', {
    pagination: { page: 1, perPage: 100 },
  });
  const { label, helperText } = columns.sector;
  return (
    <>
      <TextInput
        source="sector"
        label={label}
        helperText={helperText}
        validate={validate.sector}
        slotProps={{ htmlInput: { list: 'sectors' } }}
      />
      <datalist id="sectors">
        {[...new Set(studies.map(({ sector }) => sector))].map((sector) => (
          <option key={sector}>{sector}</option>
        ))}
      </datalist>
    </>
  );
}

export const caseStudies = resource('case_studies', {
  icon: CaseIcon,
  path: 'case-studies',
  menuGroup: 'content',
  columns,
  keepsDeleted: true,
  list: <PublishedList examples="Un client inventé ne se présente pas comme un vrai." />,
  form: (
    <SimpleForm
      toolbar={
        <FormToolbar>
          <HistoryButton />
        </FormToolbar>
      }
    >
      {inputs.title}
      {inputs.slug}
      {inputs.client}
      <SectorInput />
      {inputs.summary}
      {inputs.results}
      <PictureInput source="picture_url" altSource="picture_alt" validate={[...validate.picture_url, pictureProblem]} />
      {inputs.picture_alt}
      <Box sx={{ width: '100%' }}>
        <ContentEditor source="content" label="Contenu" rows={12} />
      </Box>
      <LengthInput
        source="meta_title"
        guide={metaTitleGuide}
        follows={['title', 'Suit le titre']}
        validate={validate.meta_title}
      />
      <LengthInput
        source="meta_description"
        guide={metaDescriptionGuide}
        follows={['summary', 'Suit le résumé']}
        validate={validate.meta_description}
        multiline
        minRows={3}
      />
      {inputs.partner_id}
      {inputs.tools}
      {inputs.published}
      {inputs.is_example}
    </SimpleForm>
  ),
  messages: { name: 'Étude de cas |||| Études de cas', page: { create: 'Nouvelle étude de cas' } },
});
