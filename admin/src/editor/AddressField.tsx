import { DialogField } from './DialogField';

interface AddressFieldProps {
  readonly value: string;
  readonly onChange: (address: string) => void;
  /** Whether `linkAddress` could make nothing of it. */
  readonly isRefused: boolean;
  readonly autoFocus?: boolean;
}

/** Where a link or a button of the text leads. */
export function AddressField({ isRefused, ...props }: AddressFieldProps) {
  return (
    <DialogField
      {...props}
      label="Adresse"
      help="Une page du site (/contact) ou https://…"
      problem={isRefused && 'Une adresse commence par /, # ou https://'}
    />
  );
}
