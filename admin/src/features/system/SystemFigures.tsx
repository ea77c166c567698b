import type { SystemState } from '@agency/supabase/system-state';
import { Box } from '@mui/material';
import { FigureCard, figureCards } from '../../ui/components/FigureCard';
import { formatDateTime } from '../../data/formats/dates';
import { countOf, formatFileSize, formatNumber } from '../../data/formats/numbers';

/** Four figures of the server: requests, e-mails, disk, memory. */
export function SystemFigures({
  state: { findings, lastHour, lastSentAt, memoryBytes },
}: {
  readonly state: SystemState;
}) {
  const outbox = findings.find((finding) => finding.check === 'outbox')?.facts;
  const disk = findings.find((finding) => finding.check === 'disk')?.facts;
  const sent = lastSentAt ? `dernier départ ${formatDateTime(lastSentAt)}` : 'rien n’est encore parti';
  return (
    <Box component="ul" aria-label="Chiffres" sx={{ ...figureCards, mb: 2 }}>
      <FigureCard
        title="Requêtes en une heure"
        figure={formatNumber(lastHour.requests)}
        note={countOf(lastHour.errors, 'erreur', 'erreurs')}
      />
      <FigureCard
        title="Envois en attente"
        figure={outbox ? formatNumber(outbox.waiting) : '—'}
        {...(outbox && { note: sent })}
      />
      <FigureCard
        title="Place sur le disque"
        figure={disk ? formatFileSize(disk.freeBytes) : '—'}
        {...(disk && { note: `sur ${formatFileSize(disk.totalBytes)}` })}
      />
      <FigureCard title="Mémoire du serveur" figure={formatFileSize(memoryBytes)} />
    </Box>
  );
}
