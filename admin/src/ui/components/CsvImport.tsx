import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useRef, type ChangeEvent } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { BackOfficeData } from '../../data/database-functions';

interface CsvImportProps {
  /** What a line of the file is. */
  readonly hint: string;
  /** Sends the text of the file to the database. */
  readonly onImport: (provider: BackOfficeData, text: string) => Promise<number>;
  /** What was done, from the number that `onImport` answered. */
  readonly describe: (total: number) => string;
}

/** Imports rows from a CSV file through a function of the database. The banner shows a failure. */
export function CsvImport({ hint, onImport, describe }: CsvImportProps) {
  const provider = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: File) => onImport(provider, await file.text()),
    onSuccess: (total) => {
      notify(describe(total));
      refresh();
    },
    meta: { operation: 'save' },
  });
  const read = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = target.files ?? [];
    if (file) mutate(file);
    // The same file, corrected, may be chosen again.
    target.value = '';
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, mb: 2 }}>
      <input ref={input} type="file" accept=".csv,text/csv" hidden aria-label="Fichier CSV" onChange={read} />
      <Button
        variant="outlined"
        startIcon={<UploadIcon />}
        disabled={isPending}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {isPending ? 'Import…' : 'Importer (CSV)'}
      </Button>
      <Typography id={hintId} variant="body2" color="text.secondary">
        {hint}
      </Typography>
    </Box>
  );
}
