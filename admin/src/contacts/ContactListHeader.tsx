import { Button } from '@mui/material';
import { LinkBase, useListContext } from 'react-admin';
import { ListExportButton } from '../components/ListExportButton';
import { countOf } from '../formats/numbers';
import { ScreenHeader } from '../layout/ScreenHeader';
import { boardSearch } from './selected-contact';

/** Title, count, the way to the board, export. */
export function ContactListHeader() {
  const { total } = useListContext();
  return (
    <ScreenHeader
      title="Gestion des Contacts"
      back="/"
      subtitle={total === undefined ? '\u00A0' : countOf(total, 'contact', 'contacts')}
    >
      <Button component={LinkBase} to={{ pathname: '/contacts', search: boardSearch }} variant="outlined">
        Tableau
      </Button>
      <ListExportButton />
    </ScreenHeader>
  );
}
