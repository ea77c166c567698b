import { contactStatuses, contactStatusLabels } from '@agency/supabase/contacts';
import { useUpdate } from 'react-admin';
import { NativeSelect } from '../components/NativeSelect';
import type { Contact } from './contact';

const options = contactStatuses.map((status) => [status, contactStatusLabels[status]] as const);

/** Any status may follow any other. An optimistic update, rolled back when the database refuses. */
export function ContactStatusSelect({ contact }: { readonly contact: Contact }) {
  const [update] = useUpdate<Contact>();
  return (
    <NativeSelect
      label="Statut"
      value={contact.status}
      options={options}
      onChange={(status) =>
        void update(
          'contacts',
          { id: contact.id, data: { status }, previousData: contact },
          { mutationMode: 'optimistic' },
        )
      }
      sx={{ width: '9rem' }}
    />
  );
}
