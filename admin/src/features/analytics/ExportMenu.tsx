import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { downloadCSV } from 'react-admin';
import type { CsvTable } from './csv-tables';

export function ExportMenu({ tables }: { readonly tables: readonly CsvTable[] }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={tables.length === 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Exporter (CSV)
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {tables.map(({ name, file, csv }) => (
          <MenuItem
            key={file}
            onClick={() => {
              downloadCSV(csv(), file);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
