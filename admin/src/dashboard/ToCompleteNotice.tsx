import { Button } from '@mui/material';
import { LinkBase, useCreatePath } from 'react-admin';
import { countOf } from '../formats/numbers';
import { Notice } from '../components/Notice';
import { useOpenPassages } from '../to-complete/open-passages';

/** A site that goes online must say who publishes it; what it does not say yet is told until it does. */
export function ToCompleteNotice() {
  const { data: passages = [] } = useOpenPassages();
  const createPath = useCreatePath();
  if (passages.length === 0) return null;
  const missing = `${countOf(passages.length, 'renseignement manque', 'renseignements manquent')} dans les pages publiées.`;
  return (
    <Notice
      actions={
        <Button
          component={LinkBase}
          to={createPath({ resource: 'to_complete', type: 'list' })}
          size="small"
          variant="outlined"
        >
          Voir la liste
        </Button>
      }
    >
      <strong>{missing}</strong> Les visiteurs ne voient pas les passages qui les attendent.
    </Notice>
  );
}
