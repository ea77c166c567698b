import { Alert, Box, Button, LinearProgress, Stack, TextField, Typography } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { countOf, formatNumber } from '../../formats/numbers';
import { ConfirmButton } from '../../ui/components/ConfirmButton';
import { FileButton } from '../../ui/components/FileButton';
import { Panel } from '../../ui/components/Panel';
import { ScreenHeader } from '../../ui/layout/ScreenHeader';
import { useAskBeforeClosing } from '../../ui/components/use-ask-before-closing';
import { wrappingRow } from '../../ui/theme/styles';
import { ImportFiles, ImportPictures } from './MovedFiles';
import { ImportPreview } from './ImportPreview';
import { ImportReport } from './ImportReport';
import type { ReadProgress } from './read-export.worker';
import { useReadFile, useWriteItems, type ReadFile } from './use-import';

/** /admin/import: asks for an export of WordPress or Ghost, previews the import, runs it, and reports the result. */
export function ImportScreen() {
  const [siteUrl, setSiteUrl] = useState('');
  const [withPictures, setWithPictures] = useState(false);
  const [withFiles, setWithFiles] = useState(false);
  const reading = useReadFile();
  const writing = useWriteItems();
  const read = reading.data && 'site' in reading.data ? reading.data : undefined;
  useAskBeforeClosing(writing.isPending);
  const fileButton = useRef<HTMLButtonElement>(null);
  const choose = ([file]: readonly File[]): void => {
    writing.reset();
    if (file) reading.start(file, siteUrl.trim());
  };
  return (
    <>
      <ScreenHeader
        title="Import de contenus"
        back="/"
        subtitle="Articles, pages et commentaires d’un site WordPress ou Ghost. Rien n’est écrit avant votre accord."
      />
      <Stack spacing={2}>
        <Panel title="Fichier">
          <Typography color="text.secondary">
            WordPress : « Outils », « Exporter », « Tout le contenu ». Ghost : « Settings », « Import/Export », « Export
            content ».
          </Typography>
          <Box sx={{ ...wrappingRow, gap: 1.5, pt: 1 }}>
            <TextField
              label="Adresse de l’ancien site"
              helperText="Pour Ghost, dont le fichier ne la dit pas."
              placeholder="https://…"
              type="url"
              size="small"
              value={siteUrl}
              onChange={({ target }) => setSiteUrl(target.value)}
              sx={{ flex: '1 1 16rem', maxWidth: '24rem' }}
            />
            <FileButton
              accept=".xml,.json,text/xml,application/json"
              inputLabel="Fichier d’export"
              ref={fileButton}
              disabled={writing.isPending}
              onFiles={choose}
            >
              Choisir un fichier
            </FileButton>
          </Box>
          {reading.isPending && (
            <Progress label="Avancement de la lecture" of={reading.progress} words="contenus lus">
              <Button
                onClick={() => {
                  reading.cancel();
                  fileButton.current?.focus();
                }}
              >
                Annuler
              </Button>
            </Progress>
          )}
          {reading.data && 'problem' in reading.data && <Alert severity="error">{reading.data.problem}</Alert>}
        </Panel>
        {read && !writing.data && (
          <>
            <ImportPreview {...read} />
            {read.summary.pictures + read.summary.awaited > 0 && !writing.isPending && (
              <ImportPictures
                items={read.site.items}
                count={read.summary.pictures + read.summary.awaited}
                isWanted={withPictures}
                onChange={setWithPictures}
              />
            )}
            {read.summary.files.length > 0 && !writing.isPending && (
              <ImportFiles files={read.summary.files} isWanted={withFiles} onChange={setWithFiles} />
            )}
            <Start
              read={read}
              awaited={withPictures ? read.summary.awaited : 0}
              files={withFiles ? read.summary.files.length : 0}
              done={writing.done}
              isPending={writing.isPending}
              onStart={() => writing.mutate({ site: read.site, withPictures, withFiles })}
            />
          </>
        )}
        {writing.data && <ImportReport {...writing.data} />}
      </Stack>
    </>
  );
}

interface StartProps {
  readonly read: ReadFile;
  /** The number of pictures that content imported earlier still refers to on the former site. */
  readonly awaited: number;
  readonly files: number;
  readonly done: { readonly items: number; readonly pictures: number; readonly files: number };
  readonly isPending: boolean;
  readonly onStart: () => void;
}

function Start({ read: { site, summary }, awaited, files, done, isPending, onStart }: StartProps) {
  const total = summary.posts + summary.pages;
  const fetched = [
    ...(awaited > 0 ? [countOf(awaited, 'image', 'images')] : []),
    ...(files > 0 ? [countOf(files, 'fichier', 'fichiers')] : []),
  ];
  const isNothing = total === 0 && fetched.length === 0;
  const action =
    total === 0 && !isNothing
      ? `Récupérer ${fetched.join(' et ')}`
      : `Importer ${countOf(total, 'contenu', 'contenus')}`;
  if (isPending)
    return (
      <Progress label="Avancement de l’import" of={{ read: done.items, total: site.items.length }} words="contenus">
        {done.pictures > 0 && countOf(done.pictures, 'image lue', 'images lues')}
        {done.files > 0 && countOf(done.files, 'fichier lu', 'fichiers lus')}
      </Progress>
    );
  return (
    <Box>
      <ConfirmButton
        variant="contained"
        size="medium"
        disabled={isNothing}
        question={{
          title: `${action} ?`,
          content:
            'Chaque contenu vient en entier ou pas du tout. Ceux qui sont publiés là-bas le sont ici aussi, à leur date ; importer le même fichier une seconde fois ne double rien. De ce qui est déjà là, seules changent les adresses d’images et de fichiers.',
          confirm: total > 0 ? 'Importer' : 'Récupérer',
          confirmColor: 'primary',
        }}
        onConfirm={onStart}
      >
        {isNothing ? 'Rien à importer' : action}
      </ConfirmButton>
    </Box>
  );
}

interface ProgressProps {
  readonly label: string;
  readonly words: string;
  /** Undefined while the progress is unknown. */
  readonly of: ReadProgress | undefined;
  readonly children?: ReactNode;
}

function Progress({ label, words, of, children }: ProgressProps) {
  return (
    <Box>
      <Box sx={{ ...wrappingRow, gap: 1.5, mb: 1 }}>
        <Typography role="status">
          {of ? `${formatNumber(of.read)} ${words} sur ${formatNumber(of.total)}` : 'Lecture du fichier…'}
        </Typography>
        {children}
      </Box>
      <LinearProgress
        {...(of && { variant: 'determinate', value: (100 * of.read) / Math.max(1, of.total) })}
        aria-label={label}
      />
    </Box>
  );
}
