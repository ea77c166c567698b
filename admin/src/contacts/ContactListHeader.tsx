import { contactColumns } from '@agency/supabase/tables/contacts';
import { Button } from '@mui/material';
import { LinkBase, useListContext } from 'react-admin';
import { ExportButton } from '../components/ExportButton';
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
      <ExportButton name="contacts" columns={contactColumns} />
    </ScreenHeader>
  );
}
