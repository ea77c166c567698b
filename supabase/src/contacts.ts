export const contactStatuses = ['new', 'contacted', 'qualified', 'converted', 'closed'] as const;
export type ContactStatus = (typeof contactStatuses)[number];

/** One request's status, as its badge says it. */
export const contactStatusLabels: Readonly<Record<ContactStatus, string>> = {
  new: 'Nouveau',
  contacted: 'Contacté',
  qualified: 'Qualifié',
  converted: 'Converti',
  closed: 'Fermé',
};

/** The status filter's choices (specification §2.4). */
export const contactStatusFilterLabels: Readonly<Record<ContactStatus, string>> = {
  new: 'Nouveaux',
  contacted: 'Contactés',
  qualified: 'Qualifiés',
  converted: 'Convertis',
  closed: 'Fermés',
};

/** Services the contact form offers, stored as they are shown. */
export const serviceOptions = [
  'Automatisations (Zapier, Make)',
  'Outils NoCode (Softr, Glide, Bubble)',
  'Audit de processus',
  'Intégration CRM/ERP',
  'Formations & accompagnement',
  'Autre',
] as const;

/** An e-mail address as the database accepts it; browsers alone would let « sabine@plomberie » pass. */
export const emailShape = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;

/** Longest values the database accepts, in characters; the form says so before it sends. */
export const contactLimits = { name: 200, email: 320, phone: 50, company: 200, message: 10_000 } as const;
