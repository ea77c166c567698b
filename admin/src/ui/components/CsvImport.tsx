import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { countOf } from '../../formats/numbers';
import type { BackOfficeData } from '../../provider/data-provider';
import { plainList, wrappingRow } from '../theme/styles';
import { FileButton } from './FileButton';
import { type CsvFile, readRowsOf, rowsFiles } from './read-rows-of';

export interface CsvOutcome {
  /** The summary of the import; undefined when the file is refused. */
  readonly done?: string;
  /** The lines that were not imported, with the reason for each. */
  readonly left: readonly string[];
}

interface CsvImportProps {
  readonly hint: string;
  /** Sends the rows of the file to the database, and returns what it imported and refused. */
  readonly onImport: (provider: BackOfficeData, file: CsvFile) => Promise<CsvOutcome>;
}

/** A button that imports rows from a file, and a list of the lines that were refused. The banner shows a failed call. */
export function CsvImport({ hint, onImport }: CsvImportProps) {
  const provider = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const hintId = useId();
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: async ([file]: readonly File[]): Promise<CsvOutcome> => {
      const read = await readRowsOf(file);
      return typeof read === 'string' ? { left: [read] } : onImport(provider, read);
    },
    onSuccess: ({ done }) => {
      if (done) notify(done);
      refresh();
    },
    meta: { operation: 'save' },
  });
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ ...wrappingRow, columnGap: 1.5, rowGap: 0.5 }}>
        <FileButton
          accept={rowsFiles}
          inputLabel="Fichier CSV ou Excel"
          startIcon={<UploadIcon />}
          disabled={isPending}
          aria-describedby={hintId}
          onFiles={mutate}
        >
          {isPending ? 'Import…' : 'Importer (CSV, Excel)'}
        </FileButton>
        <Typography id={hintId} variant="body2" color="text.secondary">
          {hint}
        </Typography>
      </Box>
      {data && data.left.length > 0 && (
        <SkippedLines summary={`${data.done ?? 'Rien n’est importé'}. `} left={data.left} onClose={reset} />
      )}
    </Box>
  );
}

interface LeftLinesProps {
  readonly summary?: string;
  readonly left: readonly string[];
  readonly onClose?: () => void;
}

export function SkippedLines({ summary = '', left, onClose }: LeftLinesProps) {
  return (
    <Alert severity="warning" {...(onClose && { onClose })} closeText="Fermer" sx={{ mt: 1 }}>
      <AlertTitle>
        {summary}
        {countOf(left.length, 'ligne n’est pas reprise', 'lignes ne sont pas reprises')}
      </AlertTitle>
      <Box
        component="ul"
        tabIndex={0}
        aria-label="Lignes non reprises"
        sx={{ ...plainList, maxHeight: '12rem', overflow: 'auto' }}
      >
        {left.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
    </Alert>
  );
}
