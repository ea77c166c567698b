import { useDraggable } from '@dnd-kit/react';
import { Box, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import { formatDate } from '../../../data/formats/dates';
import { clampedTo } from '../../../ui/theme/styles';
import type { Contact } from '../contact';
import { MoveCardButton } from './MoveCardButton';

/** One request: a click opens it; dragging it, or its button, moves it. */
export function BoardCard({ contact }: { readonly contact: Contact }) {
  const { ref, isDragSource } = useDraggable({ id: contact.id, data: contact });
  return (
    <Box ref={ref} component="li" sx={{ ...card, opacity: isDragSource ? 0.5 : 1 }}>
      <Typography component="h3" sx={{ fontWeight: 600, pr: 4 }}>
        <LinkBase to={{ pathname: '/contacts', search: `?contact=${contact.id}` }} draggable={false}>
          {contact.name}
        </LinkBase>
      </Typography>
      <MoveCardButton contact={contact} />
      <Typography variant="body2" color="text.secondary" sx={clampedTo(2)}>
        {contact.message}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {[formatDate(contact.created_at), contact.company].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

const card = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 0.25,
  // Visitors may type long words without spaces.
  overflowWrap: 'anywhere',
  p: 1.25,
  bgcolor: 'var(--paper)',
  border: '1px solid var(--line)',
  borderRadius: '10px',
  cursor: 'grab',
  '&:hover': { borderColor: 'var(--ink)' },
  '& h3 a': { color: 'inherit', textDecoration: 'none' },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '& h3 a:focus-visible': { outline: 'none' },
  '&:has(h3 a:focus-visible)': { outline: '2px solid var(--action)', outlineOffset: 1 },
} as const;
