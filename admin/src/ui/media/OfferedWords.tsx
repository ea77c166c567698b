import { Button } from '@mui/material';

interface OfferedWordsProps {
  /** The words that the library has for the chosen picture. */
  readonly offered: string | undefined;
  readonly present: string;
  readonly onTake: (words: string) => void;
}

/** Offers the library's alternative text where the person wrote another one, and forces neither. */
export function OfferedWords({ offered, present, onTake }: OfferedWordsProps) {
  if (!offered || offered === present.trim()) return null;
  return (
    <Button size="small" sx={{ justifySelf: 'start', textAlign: 'left' }} onClick={() => onTake(offered)}>
      {`Reprendre «\u00A0${offered}\u00A0»`}
    </Button>
  );
}
