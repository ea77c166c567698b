import { postStatuses, postStatusLabels } from '@agency/supabase/blog-posts';
import { slugFromTitle } from '@agency/supabase/slug';
import { InputAdornment, Stack } from '@mui/material';
import { TextInput } from 'react-admin';
import { SelectInput } from '../components/SelectInput';
import { useFollowTitle } from '../editor/use-follow-title';

const statuses = postStatuses.map((status) => [status, postStatusLabels[status]] as const);

/** Title, address and status; the address follows the title until it is written by hand. */
export function NewPageFields() {
  const followSlug = useFollowTitle('slug', slugFromTitle);
  return (
    <Stack spacing={2} sx={{ maxWidth: '40rem' }}>
      <TextInput
        source="title"
        label="Titre"
        isRequired
        helperText={false}
        onChange={(event: { target: { value: string } }) => followSlug(event.target.value)}
      />
      <TextInput
        source="slug"
        label="Slug"
        isRequired
        helperText="L’adresse de la page. Elle ne changera plus ensuite."
        slotProps={{
          htmlInput: { maxLength: 200, spellCheck: false, autoCapitalize: 'none' },
          input: { startAdornment: <InputAdornment position="start">/</InputAdornment> },
        }}
      />
      <SelectInput source="status" options={statuses} />
    </Stack>
  );
}
