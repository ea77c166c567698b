/** The fields of a contact that a column of an imported file can fill, with their labels. */
export const contactFields = {
  name: 'Nom ou nom complet',
  first_name: 'Prénom',
  email: 'E-mail',
  phone: 'Téléphone',
  company: 'Entreprise',
  service_interest: 'Service d’intérêt',
  message: 'Message',
  notes: 'Notes',
  status: 'Statut',
  created_at: 'Reçu le',
} as const;
export type ContactField = keyof typeof contactFields;

/** The field of each column of the file, in its order; an empty text for a column that is left out. */
export type Mapping = readonly (ContactField | '')[];

/** Normalises a title for comparison: `E-mail 1 - Value` → emailvalue, `Prénom` → prenom. */
const plain = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

/** The titles in our own export, in those of Brevo, HubSpot, Google Contacts and Outlook, and usual French ones. */
const titles: readonly (readonly [ContactField, RegExp])[] = [
  ['first_name', /^(prenoms?|firstname|givenname)$/],
  [
    'name',
    /^((full|display)?name|nom(complet|defamille|ducontact|affiche)?|nometprenom|lastname|familyname|surname|contact)$/,
  ],
  [
    'email',
    /^(adresses?(de|d)?)?(e?mails?|courriel|messagerie)(adresse?|address|value|pro|professionnel)?$|^adresse(electronique|email)$/,
  ],
  [
    'phone',
    /^(?!.*(label|type)$)(n|no|numero)?(de)?(telephone|tel|mobile|portable|sms|gsm|phone)|^(mobile|business|home|primary|other|company(main)?)phone(number)?$|^whatsapp$/,
  ],
  ['company', /^(entreprise|societe|company(name)?|organi[sz]ations?(name)?|organisme|raisonsociale)$/],
  ['service_interest', /^(service(dinteret)?|interet|besoin)$/],
  ['message', /^(message|demande|commentaires?)$/],
  ['notes', /^(notes?|remarques?|observations?)$/],
  ['status', /^statut$/],
  ['created_at', /^(recule|creele|datedecreation|dated?ajout|created?(at|date|on)?|addedtime)$/],
];

/** Guesses the field of each column by its title. The `Label` and `Type` columns of Google Contacts match no field. */
export const guessMapping = (head: readonly string[]): Mapping =>
  head.map((title) => titles.find(([, shape]) => shape.test(plain(title)))?.[0] ?? '');
