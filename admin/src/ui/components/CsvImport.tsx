import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Box, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import type { BackOfficeData } from '../../provider/data-provider';
import { wrappingRow } from '../theme/styles';
import { FileButton } from './FileButton';

interface CsvImportProps {
  /** Describes a line of the file. */
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
  const hintId = useId();
  const { mutate, isPending } = useMutation({
    mutationFn: async ([file]: readonly File[]) => onImport(provider, (await file?.text()) ?? ''),
    onSuccess: (total) => {
      notify(describe(total));
      refresh();
    },
    meta: { operation: 'save' },
  });
  return (
    <Box sx={{ ...wrappingRow, columnGap: 1.5, rowGap: 0.5, mb: 2 }}>
      <FileButton
        accept=".csv,text/csv"
        inputLabel="Fichier CSV"
        startIcon={<UploadIcon />}
        disabled={isPending}
        aria-describedby={hintId}
        onFiles={mutate}
      >
        {isPending ? 'Import…' : 'Importer (CSV)'}
      </FileButton>
      <Typography id={hintId} variant="body2" color="text.secondary">
        {hint}
      </Typography>
    </Box>
  );
}
