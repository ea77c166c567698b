import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  type Validator,
} from 'react-admin';

export interface Referred {
  readonly source: string;
  readonly reference: string;
  readonly many?: boolean;
}

export interface ReferredInputProps extends Referred {
  readonly validate?: Validator[];
  readonly helperText?: string;
}

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
