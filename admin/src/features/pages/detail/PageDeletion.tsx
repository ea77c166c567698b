import { addressOfPage, legalPageSlugs } from '@agency-site/domain/pages';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { Confirm, useDataProvider, useRedirect } from 'react-admin';
import { LinksTo } from '../../../ui/resource/LinksTo';
import { useNotifyWithUndo } from '../../../ui/components/use-notify-with-undo';
import type { BackOfficeData } from '../../../provider/data-provider';
import type { Page } from '../page';

/** Deletes a page after a confirmation. For a page that the site needs, the person confirms by typing the address. */
export function PageDeletion({ page }: { readonly page: Page }) {
  const [isConfirming, setConfirming] = useState(false);
  const [deletePage, isDeleting] = useDeletePage(page);
  const links = <LinksTo rows={[page]} addresses={[addressOfPage(page.slug)]} />;
  const cancel = () => setConfirming(false);
  const confirm = () => {
    setConfirming(false);
    deletePage();
  };
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        disabled={isDeleting}
        onClick={() => setConfirming(true)}
        sx={{ mt: 3 }}
      >
        Supprimer la page
      </Button>
      {page.essential ? (
        <Dialog open={isConfirming} onClose={cancel} fullWidth maxWidth="sm">
          <DialogTitle>{`Supprimer «\u00A0${page.title}\u00A0»\u00A0?`}</DialogTitle>
          <TypedConfirmation page={page} links={links} onCancel={cancel} onConfirm={confirm} />
        </Dialog>
      ) : (
        <Confirm
          isOpen={isConfirming}
          title={'Supprimer la page\u00A0?'}
          content={
            <>
              <DialogContentText>
                {`«\u00A0${page.title}\u00A0» sera retirée du site et placée dans la corbeille, d’où elle peut revenir entière pendant 30\u00A0jours.`}
              </DialogContentText>
              {links}
            </>
          }
          onClose={cancel}
          onConfirm={confirm}
        />
      )}
    </>
  );
}

interface TypedConfirmationProps {
  readonly page: Pick<Page, 'slug'>;
  readonly links: ReactNode;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** Enables « Supprimer » once the address is typed. A separate component, so that its state is reset when the dialog closes. */
function TypedConfirmation({ page, links, onCancel, onConfirm }: TypedConfirmationProps) {
  const [typed, setTyped] = useState('');
  const confirmed = typed.trim() === page.slug;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (confirmed) onConfirm();
  };
  return (
    <form onSubmit={submit}>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {legalPageSlugs.includes(page.slug)
            ? 'La loi demande cette page.'
            : 'Le site mène à cette page\u00A0: sans elle, les liens de ses textes ne mènent plus à rien.'}{' '}
          {`Pour la supprimer quand même, écrivez «\u00A0${page.slug}\u00A0».`}
        </DialogContentText>
        {links}
        <TextField
          label="Adresse de la page à supprimer"
          value={typed}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog must take the focus, and on what it asks for
          autoFocus
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none' } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="outlined" onClick={onCancel}>
          Annuler
        </Button>
        <Button type="submit" variant="contained" color="error" disabled={!confirmed}>
          Supprimer
        </Button>
      </DialogActions>
    </form>
  );
}

/** Moves a page to the trash; « Annuler » restores it. @returns the function, and whether it is running */
function useDeletePage(page: Page): readonly [deletePage: () => void, isDeleting: boolean] {
  const provider = useDataProvider<BackOfficeData>();
  const notifyWithUndo = useNotifyWithUndo();
  const redirect = useRedirect();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      if (page.essential) await provider.callFunction('delete_essential_page', { typed_slug: page.slug });
      else await provider.delete('pages', { id: page.id, previousData: page });
    },
    onSuccess: () => {
      redirect('list', 'pages');
      // Only invalidates the list: the deleted page is still on the screen, and a refetch would not find it.
      void queries.invalidateQueries({ queryKey: ['pages', 'getList'] });
      notifyWithUndo('Page supprimée, conservée 30\u00A0jours dans la corbeille', () =>
        provider.callFunction('restore_from_trash', { item_ids: [page.id] }),
      );
    },
    meta: { operation: 'delete' },
  });
  return [mutate, isPending];
}
