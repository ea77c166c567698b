import BookmarkIcon from '@mui/icons-material/BookmarkBorder';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Dialog, DialogContent, DialogTitle, IconButton, Stack, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { extractValidSavedQueries, type SavedQuery, useListContext, useSavedQueries } from 'react-admin';

/** A menu of filters and orders that the person saves under a name, « Brouillons CRM » for example, in react-admin's store. */
export function SavedQueries() {
  const { resource, filterValues: filter, displayedFilters, sort, perPage, setFilters, setSort } = useListContext();
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [stored, store] = useSavedQueries(resource);
  const queries = extractValidSavedQueries(stored);
  const without = (label: string) => queries.filter((query) => query.label !== label);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const label = name.trim();
    if (!label) return;
    store([...without(label), { label, value: { filter, displayedFilters, sort, perPage } }]);
    setName('');
    setOpen(false);
  };
  const apply = ({ value }: SavedQuery) => {
    setFilters({ ...value.filter });
    if (value.sort) setSort(value.sort);
    setOpen(false);
  };
  return (
    <>
      <Button size="small" startIcon={<BookmarkIcon />} onClick={() => setOpen(true)}>
        Recherches sauvegardées
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>Recherches sauvegardées</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {queries.length === 0 && <Typography color="text.secondary">Aucune pour l’instant.</Typography>}
            {queries.map((query) => (
              <Stack key={query.label} direction="row" spacing={1}>
                <Button variant="outlined" fullWidth onClick={() => apply(query)} sx={{ justifyContent: 'start' }}>
                  {query.label}
                </Button>
                <IconButton aria-label={`Oublier « ${query.label} »`} onClick={() => store(without(query.label))}>
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </Stack>
            ))}
            <Stack component="form" direction="row" spacing={1} onSubmit={save} sx={{ pt: 1 }}>
              <TextField
                label="Nom de la recherche affichée"
                value={name}
                onChange={(event) => setName(event.target.value)}
              />
              <Button type="submit" variant="contained">
                Sauvegarder
              </Button>
            </Stack>
          </Stack>
        </DialogContent>
      </Dialog>
    </>
  );
}
