import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { ConfirmedDeletion } from '../components/ConfirmedDeletion';
import { EssentialPageDeletion } from './EssentialPageDeletion';
import type { Page } from './page';
import { useDeletePage } from './use-delete-page';

/** Deletes the page once confirmed; one that the site needs, once its address was typed. */
export function PageDeletion({ page }: { readonly page: Page }) {
  const [asking, setAsking] = useState(false);
  const { remove, removing } = useDeletePage(page);
  const answers = {
    open: asking,
    onCancel: () => setAsking(false),
    onConfirm: () => {
      setAsking(false);
      remove();
    },
  };
  return (
    <>
      <Button
        color="error"
        startIcon={<DeleteIcon />}
        disabled={removing}
        onClick={() => setAsking(true)}
        sx={{ mt: 3 }}
      >
        Supprimer la page
      </Button>
      {page.essential ? (
        <EssentialPageDeletion page={page} {...answers} />
      ) : (
        <ConfirmedDeletion title={'Supprimer la page\u00A0?'} {...answers}>
          {`« ${page.title} » sera retirée du site et placée dans la corbeille, d’où elle peut revenir entière pendant 30 jours.`}
        </ConfirmedDeletion>
      )}
    </>
  );
}
