import type { CsvRow } from '@agency/import/csv';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, AlertTitle, Box, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useNotify, useRefresh } from 'react-admin';
import { countOf } from '../../formats/numbers';
import type { BackOfficeData } from '../../provider/data-provider';
import { plainList, wrappingRow } from '../theme/styles';
import { FileButton } from './FileButton';

export interface CsvFile {
  readonly name: string;
  readonly rows: readonly CsvRow[];
}

export interface CsvOutcome {
  /** The summary of the import; undefined when the file is refused. */
  readonly done?: string;
  /** The lines that were not imported, with the reason for each. */
  readonly left: readonly string[];
}

interface CsvImportProps {
  /** A hint about the format of a line of the file. */
  readonly hint: string;
  /** Sends the rows of the file to the database. */
  readonly onImport: (provider: BackOfficeData, file: CsvFile) => Promise<CsvOutcome>;
}

const refusals = {
  encoding: 'ses caractères ne se lisent pas. Enregistrez-le au format «\u00A0CSV UTF-8\u00A0», puis recommencez.',
  quotes: 'un guillemet ouvert n’est pas refermé.',
};

/** Reads a file, with a parser that loads only now, and passes its rows on. */
async function importFile(file: File | undefined, send: (file: CsvFile) => Promise<CsvOutcome>): Promise<CsvOutcome> {
  if (!file) return { left: [] };
  const { CsvError, readCsv } = await import('@agency/import/csv');
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return await send({ name: file.name, rows: readCsv(bytes) });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { line, refusal } = error;
    return { left: [`${line ? `Ligne ${line}\u00A0: ` : 'Le fichier est refusé\u00A0: '}${refusals[refusal]}`] };
  }
}

/** Imports rows from a CSV file through a function of the database, and lists the lines that it refused. The banner shows a failure. */
export function CsvImport({ hint, onImport }: CsvImportProps) {
  const provider = useDataProvider<BackOfficeData>();
  const notify = useNotify();
  const refresh = useRefresh();
  const hintId = useId();
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: ([file]: readonly File[]) => importFile(file, (read) => onImport(provider, read)),
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
      {data && data.left.length > 0 && <LeftLines {...data} onClose={reset} />}
    </Box>
  );
}

function LeftLines({ done, left, onClose }: CsvOutcome & { readonly onClose: () => void }) {
  return (
    <Alert severity="warning" onClose={onClose} closeText="Fermer" sx={{ mt: 1 }}>
      <AlertTitle>
        {done ? `${done}. ` : 'Rien n’est importé. '}
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
