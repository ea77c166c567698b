import { contactLimits } from '@agency-site/domain/contacts';
import { formatNumber } from '../../../formats/numbers';

const longer = (limit: number): string => `plus de ${formatNumber(limit)} caractères`;

/** The sentences for the problems that `private.contact_problems` returns, among them the constraints of the table. */
const problems: Readonly<Record<string, string>> = {
  here: 'cette adresse est déjà dans vos contacts',
  repeated: 'cette adresse est déjà plus haut dans le fichier',
  expired: 'reçue il y a plus de trois ans, elle serait effacée la nuit prochaine',
  unreadable_date: 'sa date ne se lit pas',
  contacts_name_length: `aucun nom, ou ${longer(contactLimits.name)}`,
  contacts_email_shape: 'ce n’est pas une adresse e-mail',
  contacts_phone_length: `un numéro de ${longer(contactLimits.phone)}`,
  contacts_company_length: `une entreprise de ${longer(contactLimits.company)}`,
  contacts_service_interest_length: `un service de ${longer(200)}`,
  contacts_message_length: `aucun message, ou ${longer(contactLimits.message)}`,
  contacts_notes_length: `des notes de ${longer(20_000)}`,
  contacts_status_values: 'ce statut n’existe pas ici',
  contacts_reachable: 'ni adresse ni numéro de téléphone',
};

/** The sentence for a problem; for a problem that this version does not know, its name. */
export const problemInWords = (problem: string): string => problems[problem] ?? problem;
