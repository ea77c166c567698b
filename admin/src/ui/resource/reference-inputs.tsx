import { AutocompleteArrayInput, AutocompleteInput, ReferenceArrayInput, ReferenceInput } from 'react-admin';
import type { ReferredInputProps } from './references';

export const ChooseOne = ({ source, reference, ...props }: ReferredInputProps) => (
  <ReferenceInput source={source} reference={reference}>
    <AutocompleteInput {...props} fullWidth />
  </ReferenceInput>
);

export const ChooseSeveral = ({ source, reference, ...props }: ReferredInputProps) => (
  <ReferenceArrayInput source={source} reference={reference}>
    <AutocompleteArrayInput {...props} fullWidth />
  </ReferenceArrayInput>
);
