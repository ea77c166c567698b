import { isAcceptedFile, type AwaitedFile } from '@agency-site/import/files';
import type { ImportItem } from '@agency-site/import/model';
import { Checkbox, FormControlLabel, Typography } from '@mui/material';
import type { ComponentProps, ReactNode } from 'react';
import { countOf } from '../../formats/numbers';
import { Panel } from '../../ui/components/Panel';
import { ItemList } from './ItemList';
import { refusedType } from './words';

interface ChoiceProps {
  readonly isWanted: boolean;
  readonly onChange: (isWanted: boolean) => void;
}

interface MovedFilesProps extends ChoiceProps, ComponentProps<typeof ItemList> {
  readonly title: string;
  readonly label: string;
  readonly summary: string;
  readonly children: ReactNode;
}

const MovedFiles = ({ title, label, summary, lines, isWanted, onChange, children }: MovedFilesProps) => (
  <Panel title={title}>
    <Typography color="text.secondary">{children}</Typography>
    <FormControlLabel
      label={label}
      control={<Checkbox checked={isWanted} onChange={(_event, checked) => onChange(checked)} />}
    />
    <details>
      <summary>{summary}</summary>
      <ItemList lines={lines} />
    </details>
  </Panel>
);

/** Lists the pictures of the former site that the imported file refers to, and asks whether to copy them. */
export const ImportPictures = ({
  items,
  count,
  ...choice
}: ChoiceProps & { readonly items: readonly ImportItem[]; readonly count: number }) => (
  <MovedFiles
    {...choice}
    title="Images"
    label="Récupérer les images de l’ancien site"
    summary="Voir les images contenu par contenu"
    lines={items.flatMap(({ source_id, row, pictures }) =>
      pictures.map(({ address }) => ({ key: `${source_id} ${address}`, words: `« ${row.title} » : ${address}` })),
    )}
  >
    {countOf(count, 'image est', 'images sont')} sur l’ancien site, et{' '}
    {count === 1 ? 'disparaîtrait' : 'disparaîtraient'} avec lui.
  </MovedFiles>
);

/** Lists the files that texts link to or that the library of the former site has, and asks whether to copy them. */
export const ImportFiles = ({ files, ...choice }: ChoiceProps & { readonly files: readonly AwaitedFile[] }) => (
  <MovedFiles
    {...choice}
    title="Fichiers"
    label="Récupérer les fichiers de l’ancien site"
    summary="Voir les fichiers un par un"
    lines={files.map((file) => ({
      key: file.address,
      words: `${place(file)}\u00A0: ${file.address}${isAcceptedFile(file.address) ? '' : `. ${refusedType}.`}`,
    }))}
  >
    {countOf(files.length, 'fichier (PDF, son, vidéo…) est', 'fichiers (PDF, son, vidéo…) sont')} sur l’ancien site, et{' '}
    {files.length === 1 ? 'disparaîtrait' : 'disparaîtraient'} avec lui. Ils viennent jusqu’à 40{'\u00A0'}Mo chacun, et
    se téléchargent ensuite ici.
  </MovedFiles>
);

const place = ({ titles: [first, ...others] }: AwaitedFile): string =>
  first === undefined
    ? 'Médiathèque de l’ancien site'
    : `«\u00A0${first}\u00A0»${others.length > 0 ? ` et ${countOf(others.length, 'autre', 'autres')}` : ''}`;
