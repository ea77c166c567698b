import { otherService } from '@agency-site/domain/contacts';
import { contactColumns } from '@agency-site/domain/tables/contacts';
import {
  Create,
  Edit,
  type Identifier,
  type RaRecord,
  required,
  SelectInput,
  SimpleForm,
  TextInput,
  useGetList,
} from 'react-admin';
import { checkEmail } from '../../ui/check-email';
import { fieldsOf } from '../../ui/resource/fields-of';
import { Referrers } from '../../ui/resource/Referrers';
import type { Contact } from './contact';

const { validate, choices } = fieldsOf(contactColumns);

/** The possible sources of a request that a person adds by hand. */
const sources = choices.source.filter(({ id }) => id !== 'website' && id !== 'import');

const validEmail = checkEmail('Une adresse e-mail ressemble à sabine@plomberie.fr');

/** The inputs about the person who sent the request, in the forms that add and correct a request. */
const particulars = (
  <>
    <TextInput source="name" validate={[required(), ...validate.name]} />
    <TextInput source="email" type="email" validate={[validEmail, ...validate.email]} />
    <TextInput source="phone" type="tel" validate={validate.phone} />
    <TextInput source="company" validate={validate.company} />
  </>
);

/** Validates as the database does: a request needs an e-mail address or a phone number; a request from the site needs an e-mail address. */
function reachable({ email, phone, source }: Partial<Contact>): Partial<Record<keyof Contact, string>> {
  if (email) return {};
  if (source === 'website') return { email: 'Une demande du site a une adresse\u00A0: corrigez-la.' };
  return phone?.trim() ? {} : { email: 'Une adresse ou un numéro, pour pouvoir répondre.' };
}

/** The path that opens a request beside the list. */
const detailOf = (_resource?: string, id?: Identifier): string => `contacts?contact=${id ?? ''}`;

interface Service extends RaRecord {
  readonly name: string;
  readonly form_choice: string;
}

/** The input of the service, with the options of the site's contact form. */
function ServiceInput() {
  const { data: services = [] } = useGetList<Service>('services', {
    filter: { published: true },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'position', order: 'ASC' },
  });
  const names = [...services.map(({ name, form_choice: choice }) => choice || name), otherService];
  return <SelectInput source="service_interest" choices={names.map((name) => ({ id: name, name }))} />;
}

/** /admin/contacts/new: adds a request that did not come through the site. No e-mail is sent. */
export const ContactCreate = () => (
  <Create<Contact> redirect={detailOf}>
    <SimpleForm validate={reachable} defaultValues={{ source: 'phone' }}>
      <SelectInput source="source" choices={sources} validate={required()} helperText="Comment elle est arrivée." />
      {particulars}
      <ServiceInput />
      <TextInput source="message" multiline minRows={4} validate={[required(), ...validate.message]} />
    </SimpleForm>
  </Create>
);

/** The columns that a correction writes; the message of the visitor stays as it is. */
const corrected = ({ name, email, phone, company }: Contact) => ({ name, email, phone, company });

/** /admin/contacts/edit/:id: corrects a name, an address or a number. */
export const ContactEdit = () => (
  <Edit<Contact> redirect={detailOf} transform={corrected}>
    <SimpleForm validate={reachable}>{particulars}</SimpleForm>
    <Referrers />
  </Edit>
);
