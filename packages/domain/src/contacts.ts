export const contactStatuses = ['new', 'contacted', 'qualified', 'converted', 'closed'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** The label of a request's status on its badge. */
export const contactStatusLabels: Readonly<Record<ContactStatus, string>> = {
  new: 'Nouveau',
  contacted: 'Contacté',
  qualified: 'Qualifié',
  converted: 'Converti',
  closed: 'Fermé',
};

/** The labels of the status filter (specification §2.4). */
export const contactStatusFilterLabels: Readonly<Record<ContactStatus, string>> = {
  new: 'Nouveaux',
  contacted: 'Contactés',
  qualified: 'Qualifiés',
  converted: 'Convertis',
  closed: 'Fermés',
};

/** The origin of a request: the public form, a file, or another one that an administrator chooses. */
export const contactSourceLabels = {
  website: 'Site web',
  phone: 'Téléphone',
  fair: 'Salon ou foire',
  email: 'E-mail',
  import: 'Import',
  other: 'Autre',
} as const;

/** The last choice of the contact form, after the services (table `services`). */
export const otherService = 'Autre';

/** The pattern of an e-mail address as the database stores it (`private.email_pattern`); `emailAddress` converts typed text to it. */
export const emailPattern =
  "[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@" +
  '([a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\\.)+[a-zA-Z0-9]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';

/** A text that is one e-mail address and nothing else. */
export const emailShape = new RegExp(`^${emailPattern}$`);

/** Longest values that the database accepts, in characters; the form checks them before it sends. */
export const contactLimits = { name: 200, email: 320, phone: 50, company: 200, message: 10_000 } as const;
