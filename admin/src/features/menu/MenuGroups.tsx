import { type MenuPlace, menuPlaces } from '@agency-site/domain/menu';
import AddIcon from '@mui/icons-material/AddOutlined';
import HiddenIcon from '@mui/icons-material/VisibilityOffOutlined';
import ShownIcon from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, Chip, IconButton, Link, Tooltip, Typography } from '@mui/material';
import { createContext, type MouseEvent, useContext } from 'react';
import {
  DataTable,
  LinkBase,
  List,
  ListContextProvider,
  useList,
  useCanAccess,
  useCreatePath,
  useGetPathForRecord,
  useListContext,
  useRecordContext,
  useUpdate,
} from 'react-admin';
import { type BrokenLink, useBrokenLinks } from '../../editor/review/use-broken-links';
import { Loading } from '../../ui/components/Loading';
import { DropZone, MoveButton, MoveToGroup, Reorderable } from '../../ui/resource/Reorderable';
import { smallText } from '../../ui/theme/styles';

/** A row of `menu_links`, as the list reads it. */
export interface MenuRow {
  readonly id: string;
  readonly label: string;
  readonly place: MenuPlace;
  readonly target: string;
  readonly hint: string;
  readonly heading: boolean;
  readonly hidden: boolean;
  readonly position: number;
}

const BrokenContext = createContext<readonly BrokenLink[] | undefined>(undefined);

const GROUPS = { field: 'place', names: menuPlaces } as const;

const SORT = { field: 'position', order: 'ASC' } as const;

/** The menu entries, grouped by place. Each group has its own order. An entry whose target is not published has a warning. */
export const MenuGroups = () => (
  <List perPage={1000} pagination={false} sort={SORT} component="div">
    <Groups />
  </List>
);

function Groups() {
  const { data = [], isPending } = useListContext<MenuRow>();
  const broken = useBrokenLinks(data.map(({ target }) => target).filter(Boolean), '/');
  if (isPending) return <Loading shape="rows" />;
  const places = Object.keys(menuPlaces) as MenuPlace[];
  return (
    <BrokenContext value={broken}>
      <Reorderable groups={GROUPS}>
        {places.map((place) => (
          <DropZone key={place} group={place}>
            <Group place={place} />
          </DropZone>
        ))}
      </Reorderable>
    </BrokenContext>
  );
}

/** Aligns the columns of the tables with one another. On phones the buttons of a row are beside its name. */
const alignedTables = {
  '& .RaDataTable-table': { tableLayout: { sm: 'fixed' } },
  '& .column-target': { width: { sm: '45%' } },
  '& .column-position': { width: { sm: '9rem' } },
  '& .RaDataTable-rowCell.column-label': { flex: { xs: '1 1 0' } },
  '& .RaDataTable-rowCell.column-position': { flex: { xs: '0 0 auto' } },
  '& .RaDataTable-row .RaDataTable-rowCell ~ .RaDataTable-rowCell.column-position::before': { display: 'none' },
  '& .RaDataTable-rowCell.column-target': { order: { xs: 1 } },
} as const;

function Group({ place }: { readonly place: MenuPlace }) {
  const { data: rows = [] } = useListContext<MenuRow>();
  const list = useList({
    data: rows.filter((row) => row.place === place),
    resource: 'menu_links',
    perPage: 1000,
    sort: SORT,
  });
  const createPath = useCreatePath();
  const { canAccess: canAdd } = useCanAccess({ action: 'create', resource: 'menu_links' });
  const add = `${createPath({ resource: 'menu_links', type: 'create' })}?source=${JSON.stringify({ place })}`;
  return (
    <Box component="section" aria-labelledby={`menu-${place}`} sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h6" component="h2" id={`menu-${place}`}>
          {menuPlaces[place]}
        </Typography>
        {canAdd && (
          <Button
            component={LinkBase}
            to={add}
            startIcon={<AddIcon />}
            aria-label={`Ajouter\u00A0: ${menuPlaces[place]}`}
          >
            Ajouter
          </Button>
        )}
      </Box>
      {list.total === 0 && <Box sx={smallText}>Rien ici.</Box>}
      {list.total !== 0 && (
        <ListContextProvider value={list}>
          <DataTable<MenuRow>
            bulkActionButtons={false}
            sx={alignedTables}
            rowSx={({ hidden }) => ({ opacity: hidden ? 0.6 : 1 })}
          >
            <DataTable.Col source="label" disableSort>
              <Label />
            </DataTable.Col>
            <DataTable.Col source="target" disableSort>
              <Target />
            </DataTable.Col>
            <DataTable.Col source="position" disableSort align="right">
              <Box sx={{ whiteSpace: 'nowrap' }}>
                <HideButton />
                <MoveToGroup />
                <MoveButton />
              </Box>
            </DataTable.Col>
          </DataTable>
        </ListContextProvider>
      )}
    </Box>
  );
}

function Label() {
  const row = useRecordContext<MenuRow>();
  const path = useGetPathForRecord<MenuRow>();
  if (!row) return null;
  return (
    <>
      {/* The link is for the keyboard. A click on it must not reach the row, which would navigate a second time. */}
      {path ? (
        <Link component={LinkBase} to={path} color="inherit" onClick={(event: MouseEvent) => event.stopPropagation()}>
          {row.label}
        </Link>
      ) : (
        row.label
      )}{' '}
      {row.heading && <Chip size="small" label="Titre" />}
      <Box sx={smallText}>{row.hint}</Box>
    </>
  );
}

function Target() {
  const row = useRecordContext<MenuRow>();
  const broken = useContext(BrokenContext)?.find(({ href }) => href === row?.target);
  if (!row?.target) return null;
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {row.target}
      {broken && (
        <Box sx={{ ...smallText, color: 'error.main' }}>
          {broken.movedTo
            ? `Rien n’y est publié\u00A0: comme la redirection, le lien mène à ${broken.movedTo}.`
            : 'Rien n’y est publié\u00A0: le site ne montre pas ce lien.'}
        </Box>
      )}
    </Box>
  );
}

function HideButton() {
  const row = useRecordContext<MenuRow>();
  const { canAccess } = useCanAccess({ action: 'edit', resource: 'menu_links' });
  const [update] = useUpdate<MenuRow>();
  if (!row) return null;
  const action = row.hidden ? 'Montrer' : 'Masquer';
  return (
    <Tooltip title={action}>
      <span>
        <IconButton
          size="small"
          disabled={!canAccess}
          aria-label={`${action} ${row.label}`}
          onClick={(event) => {
            event.stopPropagation();
            void update(
              'menu_links',
              { id: row.id, data: { hidden: !row.hidden }, previousData: row },
              { mutationMode: 'optimistic' },
            );
          }}
        >
          {row.hidden ? <HiddenIcon fontSize="small" /> : <ShownIcon fontSize="small" />}
        </IconButton>
      </span>
    </Tooltip>
  );
}
