import { isTakenFile, type AwaitedFile } from '@agency-site/import/files';
import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import { countOf } from '../../formats/numbers';
import { Panel } from '../../ui/components/Panel';
import { ItemList } from './ItemList';
import { refusedType } from './words';

interface ImportFilesProps {
  readonly files: readonly AwaitedFile[];
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

/** Lists the files that texts link to or that the library of the former site has, and asks whether to copy them. */
export function ImportFiles({ files, isWanted, onChange }: ImportFilesProps) {
  return (
    <Panel title="Fichiers">
      <Typography color="text.secondary">
        {countOf(files.length, 'fichier (PDF, son, vidéo…) est', 'fichiers (PDF, son, vidéo…) sont')} sur l’ancien site,
        et {files.length === 1 ? 'disparaîtrait' : 'disparaîtraient'} avec lui. Ils viennent jusqu’à 40{'\u00A0'}Mo
        chacun, et se téléchargent ensuite ici.
      </Typography>
      <FormControlLabel
        label="Récupérer les fichiers de l’ancien site"
        control={<Checkbox checked={isWanted} onChange={(_event, checked) => onChange(checked)} />}
      />
      <details>
        <summary>Voir les fichiers un par un</summary>
        <ItemList
          lines={files.map((file) => ({
            key: file.address,
            words: `${place(file)}\u00A0: ${file.address}${isTakenFile(file.address) ? '' : `. ${refusedType}.`}`,
          }))}
        />
      </details>
    </Panel>
  );
}

const place = ({ titles: [first, ...others] }: AwaitedFile): string =>
  first === undefined
    ? 'Médiathèque de l’ancien site'
    : `«\u00A0${first}\u00A0»${others.length > 0 ? ` et ${countOf(others.length, 'autre', 'autres')}` : ''}`;
