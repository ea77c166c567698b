import type { ImportItem } from '@agency-site/import/model';
import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { countOf } from '../../formats/numbers';
import { Panel } from '../../ui/components/Panel';
import { ItemList } from './ItemList';

interface ImportPicturesProps {
  readonly items: readonly ImportItem[];
  readonly count: number;
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

/** Lists the pictures of the former site that the imported file refers to, and asks whether to copy them. */
export function ImportPictures({ items, count, isWanted, onChange }: ImportPicturesProps) {
  return (
    <Panel title="Images">
      <Typography color="text.secondary">
        {countOf(count, 'image est', 'images sont')} sur l’ancien site, et{' '}
        {count === 1 ? 'disparaîtrait' : 'disparaîtraient'} avec lui.
      </Typography>
      <FormControlLabel
        label="Récupérer les images de l’ancien site"
        control={<Checkbox checked={isWanted} onChange={(_event, checked) => onChange(checked)} />}
      />
      <details>
        <summary>Voir les images contenu par contenu</summary>
        <ItemList
          lines={items.flatMap(({ source_id, row, pictures }) =>
            pictures.map(({ address }) => ({ key: `${source_id} ${address}`, words: `« ${row.title} » : ${address}` })),
          )}
        />
      </details>
    </Panel>
  );
}
