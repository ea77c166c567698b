import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import type { ButtonProps } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { createContext, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { useNotify } from 'react-admin';
import { FileButton } from '../../../ui/components/FileButton';
import { type CsvFile, readRowsOf, rowsFiles } from '../../../ui/components/read-rows-of';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog')).ImportDialog }));

const OpenImport = createContext<(file: CsvFile) => void>(() => undefined);

/** Contains the dialog of an import. The dialog is not inside the button, which is unmounted when the width of the screen changes. */
export function ContactImports({ children }: { readonly children: ReactNode }) {
  const [file, setFile] = useState<CsvFile>();
  return (
    <OpenImport value={setFile}>
      {children}
      {file && (
        <Suspense fallback={null}>
          <ImportDialog file={file} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
    </OpenImport>
  );
}

/** The button that chooses a file of contacts, CSV or .xlsx, and opens the dialog that imports it. */
export function ContactImport({ size }: Pick<ButtonProps, 'size'>) {
  const open = useContext(OpenImport);
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: ([chosen]: readonly File[]) => readRowsOf(chosen),
    onSuccess: (read) => {
      if (typeof read === 'string') notify(read, { type: 'error' });
      else if (read.rows.length < 2) notify('Ce fichier n’a pas de ligne sous ses titres.', { type: 'error' });
      else open(read);
    },
    meta: { operation: 'load' },
  });
  return (
    <FileButton
      accept={rowsFiles}
      inputLabel="Fichier de contacts"
      size={size}
      startIcon={<UploadIcon />}
      disabled={isPending}
      onFiles={mutate}
    >
      Importer
    </FileButton>
  );
}
