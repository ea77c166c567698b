import { Button } from '@mui/material';

interface OfferedWordsProps {
  /** The alternative text of the chosen picture in the library. */
  readonly offered: string | undefined;
  readonly present: string;
  readonly onTake: (words: string) => void;
}

/** A button that replaces the alternative text by the library's, shown when the two differ. */
export function OfferedWords({ offered, present, onTake }: OfferedWordsProps) {
  if (!offered || offered === present.trim()) return null;
  return (
    <Button size="small" sx={{ justifySelf: 'start', textAlign: 'left' }} onClick={() => onTake(offered)}>
      {`Reprendre «\u00A0${offered}\u00A0»`}
    </Button>
  );
}
