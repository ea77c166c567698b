import type { Database } from '@agency-site/supabase/types';
import { fileLabel } from '@agency-site/domain/files';
import type { Column } from '@agency-site/domain/tables/column';
import FileIcon from '@mui/icons-material/AttachFileOutlined';
import { Link } from '@mui/material';
import { DataTable, useCanAccess } from 'react-admin';
import { formatDate } from '../../formats/dates';
import { formatFileSize } from '../../formats/numbers';
import { filesResource, isMediaUse, type MediaUse, mediaResource } from '../../provider/media/media-library';
import type { BackOfficeResource } from '../../provider/resource';
import { containsWords } from '../../provider/filters';
import { RowsDeleteButton } from '../../ui/resource/deletion';
import { ResourceList } from '../../ui/resource/ResourceList';
import { MediaUses } from './MediaUses';

type StoredFile = Database['public']['Functions']['file_list']['Returns'][number] & { readonly address: string };

/** The columns of the database function `file_list`. */
const columns: Readonly<Record<string, Column>> = {
  id: {},
  name: { label: 'Fichier', searched: true },
  size: { label: 'Poids' },
  mimetype: {},
  created_at: { label: 'Ajouté le', type: 'date', sorted: 'DESC' },
  uses: { label: 'Où il sert' },
};

const FileLink = ({ name, address }: Pick<StoredFile, 'name' | 'address'>) => (
  <Link href={address} sx={{ overflowWrap: 'anywhere' }}>
    {fileLabel(name)}
  </Link>
);

const usesOf = ({ uses }: StoredFile): MediaUse[] =>
  Array.isArray(uses) ? (uses as unknown[]).filter(isMediaUse) : [];

/** /admin/files: the files that visitors download, and the texts that link to them. A file with a link to it cannot be deleted. */
function FileList() {
  const { canAccess } = useCanAccess({ resource: 'media', action: 'delete' });
  return (
    <ResourceList
      rowClick={false}
      isRowSelectable={(file: StoredFile) => usesOf(file).length === 0}
      bulkActionButtons={canAccess ? <RowsDeleteButton /> : false}
      exporter={false}
    >
      <DataTable.Col<StoredFile> source="name" render={FileLink} />
      <DataTable.Col<StoredFile> source="size" align="right" render={({ size }) => formatFileSize(size)} />
      <DataTable.Col<StoredFile> source="created_at" render={({ created_at: added }) => formatDate(added)} />
      <DataTable.Col<StoredFile>
        source="uses"
        disableSort
        render={(file) => <MediaUses uses={usesOf(file)} unused="Non utilisé" used="Utilisé" />}
      />
    </ResourceList>
  );
}

export const files: BackOfficeResource = {
  name: filesResource,
  icon: FileIcon,
  recordRepresentation: 'name',
  list: FileList,
  options: {
    path: 'files',
    menuGroup: 'none',
    permission: ['select', 'media'],
    tab: { entry: mediaResource, label: 'Fichiers' },
    columns,
    listedBy: 'file_list',
    filters: { q: containsWords(['name']) },
    messages: {
      name: 'Fichier |||| Fichiers',
      counted: 'fichier |||| fichiers',
      search: 'Rechercher un fichier',
      empty: 'Aucun fichier',
      invite:
        'Les fichiers que vos visiteurs téléchargent viennent avec l’import d’un ancien site\u00A0: PDF, sons, vidéos.',
      no_match: 'Aucun fichier n’a ces mots dans son nom.',
      unread: 'Les fichiers n’ont pas pu être lus',
    },
  },
};
