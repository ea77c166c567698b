import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { downloadCSV } from 'react-admin';
import { visitsCsv } from './visits-csv';
import type { VisitBreakdowns, VisitStatistics } from './visits';

interface VisitsExportProps {
  readonly visits: VisitStatistics | undefined;
  readonly breakdowns: VisitBreakdowns | undefined;
}

/** All figures of the screen's scope as one file. */
export function VisitsExport({ visits, breakdowns }: VisitsExportProps) {
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      disabled={!visits || !breakdowns}
      onClick={() => visits && breakdowns && downloadCSV(visitsCsv(visits, breakdowns), 'statistiques')}
    >
      Exporter (CSV)
    </Button>
  );
}
