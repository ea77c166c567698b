import { contactStatusLabels, type ContactStatus } from '@agency-site/domain/contacts';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { countOf } from '../../../formats/numbers';
import { SkippedLines } from '../../../ui/components/CsvImport';
import { NativeSelect } from '../../../ui/components/NativeSelect';
import type { CsvFile } from '../../../ui/components/read-rows-of';
import { plainList, smallText } from '../../../ui/theme/styles';
import { statusOptions } from '../contact';
import { guessMapping, type Mapping } from './contact-columns';
import { type ImportedContact, contactsOf } from './contact-rows';
import { ImportColumns } from './ImportColumns';
import { useContactImport } from './use-contact-import';

/** Asks which field each column of a file fills, shows the contacts to import and the lines left out, then imports the contacts. */
export function ImportDialog({ file, onClose }: { readonly file: CsvFile; readonly onClose: () => void }) {
  const isOnPhone = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [head, ...rows] = file.rows;
  const [mapping, setMapping] = useState<Mapping>(() => guessMapping(head?.cells ?? []));
  const [status, setStatus] = useState<ContactStatus>('contacted');
  const contacts = contactsOf(rows, mapping, { message: `Importé de ${file.name}`, status });
  const { check, left, importable, isImporting, run } = useContactImport(contacts, rows, onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" fullScreen={isOnPhone}>
      <DialogTitle>Importer des contacts</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          <Typography color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
            {file.name}&nbsp;: {countOf(rows.length, 'ligne', 'lignes')}. Personne ne reçoit d’e-mail.
          </Typography>
          <ImportColumns head={head?.cells ?? []} rows={rows} mapping={mapping} onChange={setMapping} />
          <NativeSelect
            label="Statut des lignes qui n’en ont pas"
            value={status}
            options={statusOptions}
            onChange={setStatus}
          />
          <Box role="status">{left.length > 0 && <SkippedLines left={left} />}</Box>
          <Preview contacts={contacts} />
        </Stack>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" onClick={onClose}>
          Annuler
        </Button>
        <Button variant="contained" disabled={isImporting || importable.length === 0} onClick={run}>
          {check ? `Importer ${countOf(importable.length, 'contact', 'contacts')}` : 'Vérification…'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Shows the first contacts as they would be stored. */
function Preview({ contacts }: { readonly contacts: readonly ImportedContact[] }) {
  const headId = useId();
  return (
    <Box>
      <Typography id={headId} variant="h3" component="h3" sx={{ mb: 0.5 }}>
        Aperçu
      </Typography>
      <Box component="ul" aria-labelledby={headId} sx={plainList}>
        {contacts.slice(0, 3).map(({ name, status, message, notes, ...particulars }, index) => (
          // Two rows of a file may be alike.
          // oxlint-disable-next-line react/no-array-index-key
          <Box component="li" key={index} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            <strong>{name ?? '—'}</strong> ({contactStatusLabels[status as ContactStatus] ?? status})
            <Box sx={smallText}>{[...Object.values(particulars), message, notes].filter(Boolean).join(' · ')}</Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
