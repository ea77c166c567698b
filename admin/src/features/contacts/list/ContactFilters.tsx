import { contactStatuses, contactStatusFilterLabels, type ContactStatus } from '@agency-site/domain/contacts';
import { useMediaQuery } from '@mui/material';
import { ListFilters } from '../../../ui/components/ListFilters';
import { NativeSelect } from '../../../ui/components/NativeSelect';
import { SearchField } from '../../../ui/components/SearchField';
import { useListFilter } from '../../../ui/components/use-list-filter';
import { type ContactFilter, dueOptions } from '../contact';
import { ContactCounters } from '../ContactCounters';

const choices: readonly (readonly [ContactStatus | '', string])[] = [
  ['', 'Tous les statuts'],
  ...contactStatuses.map((status) => [status, contactStatusFilterLabels[status]] as const),
];

/**
 * Search and filters of the requests. The counters are above the list where there is room; on phones they are in the dialog of filters, so
 * that the rows come first.
 */
export function ContactFilters() {
  const { filter, change } = useListFilter<ContactFilter>();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('md'));
  return (
    <>
      {!isNarrow && <ContactCounters />}
      <ListFilters
        label="Contacts"
        search={
          <SearchField
            label="Rechercher"
            placeholder="Nom, e-mail, entreprise, message"
            value={filter.q ?? ''}
            onSearch={change('q')}
          />
        }
      >
        {isNarrow && <ContactCounters />}
        <NativeSelect
          label="Filtrer par statut"
          value={filter.status ?? ''}
          options={choices}
          onChange={change('status')}
          sx={{ flex: { md: '0 0 11.5rem' } }}
        />
        <NativeSelect
          label="À faire"
          value={filter.due ?? ''}
          options={dueOptions}
          onChange={change('due')}
          sx={{ flex: { md: '0 0 11.5rem' } }}
        />
      </ListFilters>
    </>
  );
}
