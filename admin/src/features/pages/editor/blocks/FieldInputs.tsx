import type { BlockField, BlockFields } from '@agency-site/domain/block';
import { Box, FormHelperText, Stack } from '@mui/material';
import { memo, useState } from 'react';
import { TextInput, useInput, ValidationError } from 'react-admin';
import { type FieldError, get, useFormState } from 'react-hook-form';
import { NativeSelect } from '../../../../ui/components/NativeSelect';
import { PartTitle } from '../../detail/PageParts';
import { PictureInput } from '../../../../ui/media/PictureInput';
import { summaryOf } from './block-values';
import { AddButton, EntryList, useCount } from './EntryList';

interface FieldInputsProps {
  readonly source: string;
  readonly fields: BlockFields;
}

/** The inputs for the fields of a block, or of an entry of a list in a block. */
export const FieldInputs = memo(function FieldInputs({ source, fields }: FieldInputsProps) {
  return (
    <Stack spacing={2}>
      {Object.entries(fields).map(([name, field]) => (
        <FieldInput
          key={name}
          source={`${source}.${name}`}
          field={field}
          captionSource={'caption' in fields ? `${source}.caption` : undefined}
        />
      ))}
    </Stack>
  );
});

interface FieldInputProps<Field extends BlockField = BlockField> {
  readonly source: string;
  readonly field: Field;
  readonly captionSource?: string | undefined;
}

function FieldInput({ source, field, captionSource }: FieldInputProps) {
  const { label, helperText = false } = field;
  if ('choices' in field) return <ChoiceInput source={source} field={field} />;
  if (field.type === 'list') return <ListInput source={source} field={field} />;
  const isRequired = field.required ?? false;
  if (field.type === 'picture')
    return (
      <Stack spacing={2}>
        <PictureInput
          source={`${source}.src`}
          altSource={`${source}.alt`}
          captionSource={captionSource}
          label={label}
          helperText={helperText}
        />
        <TextInput source={`${source}.alt`} label={`Texte alternatif\u00A0: ${label}`} helperText={false} multiline />
      </Stack>
    );
  if (field.type === 'link')
    return (
      <Box sx={{ display: 'grid', columnGap: 1, rowGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput
          source={`${source}.label`}
          label={`${label}\u00A0: mots`}
          isRequired={isRequired}
          helperText={helperText}
        />
        <TextInput
          source={`${source}.href`}
          label={`${label}\u00A0: adresse`}
          isRequired={isRequired}
          helperText={false}
        />
      </Box>
    );
  const lines = field.type === 'html' || field.input === 'lines';
  return (
    <TextInput
      source={source}
      label={label}
      isRequired={isRequired}
      helperText={helperText}
      {...(lines && { multiline: true, minRows: field.type === 'html' ? 6 : 2, maxRows: 16 })}
    />
  );
}

function ChoiceInput({ source, field: declared }: FieldInputProps<Extract<BlockField, { choices: object }>>) {
  const { label, helperText, choices } = declared;
  const options = Object.entries(choices);
  const { field, fieldState } = useInput<Record<string, string>>({ source });
  const problem = fieldState.error?.message;
  return (
    <NativeSelect
      label={label}
      value={String(field.value || options[0]?.[0])}
      options={options}
      onChange={field.onChange}
      error={problem !== undefined}
      helperText={problem ? <ValidationError error={problem} /> : helperText}
    />
  );
}

function ListInput({ source, field }: FieldInputProps<Extract<BlockField, { type: 'list' }>>) {
  const { label, helperText, itemLabel, max, fields } = field;
  const opened = useState<string>();
  const problem = useRefusal(source, opened[1]);
  return (
    <Box component="section" aria-label={label}>
      <PartTitle>{label}</PartTitle>
      {helperText && <Box sx={{ mb: 1, color: 'text.secondary', fontSize: '0.875rem' }}>{helperText}</Box>}
      <EntryList
        source={source}
        most={max}
        nameOf={(entry) => summaryOf(entry, fields) || itemLabel}
        fieldsOf={() => fields}
        opened={opened}
        Inputs={FieldInputs}
      />
      {problem && (
        <FormHelperText error>
          <ValidationError error={problem} />
        </FormHelperText>
      )}
      <AddButton
        source={source}
        label={`Ajouter\u00A0: ${itemLabel.toLowerCase()}`}
        disabled={useCount(source) >= max}
        fields={fields}
      />
    </Box>
  );
}

/** After a refused save, opens the first entry with an error. @returns the error of the list itself, if any */
function useRefusal(source: string, open: (key: string) => void): string | undefined {
  const { errors, submitCount } = useFormState({ name: source });
  const [seen, setSeen] = useState<number>();
  const refused: FieldError | readonly unknown[] | undefined = get(errors, source);
  if (seen !== submitCount) {
    setSeen(submitCount);
    const index = Array.isArray(refused) ? refused.findIndex(Boolean) : -1;
    if (index >= 0) open(String(index));
  }
  return Array.isArray(refused) ? undefined : (refused as FieldError | undefined)?.message;
}
