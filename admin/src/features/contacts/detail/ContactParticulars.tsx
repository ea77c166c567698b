import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../data/formats/dates';
import { mailTo } from '../../../data/formats/mail-to';
import { type Contact, sourceLabel } from '../contact';

export function ContactParticulars({ contact }: { readonly contact: Contact }) {
  const { email, phone, company, service_interest: service, created_at: received, source } = contact;
  return (
    <Box component="dl" sx={terms}>
      <Term name="E-mail">
        <Link href={mailTo(email)}>{email}</Link>
      </Term>
      {phone && (
        <Term name="Téléphone">
          <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
        </Term>
      )}
      {company && <Term name="Entreprise">{company}</Term>}
      {service && <Term name="Service d’intérêt">{service}</Term>}
      <Term name="Reçu le">{formatDateTime(received)}</Term>
      <Term name="Source">{sourceLabel(source)}</Term>
    </Box>
  );
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const terms = {
  display: 'grid',
  gridTemplateColumns: { xs: '6.5rem minmax(0, 1fr)', md: 'max-content minmax(0, 1fr)' },
  columnGap: { xs: 1.5, md: 3 },
  rowGap: 0.75,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
