/** The columns of tables whose rows are published one by one, in an order of their own. */
export const publicationColumns = {
  published: { label: 'Publié', type: 'boolean', written: 'value', initial: true, listed: true },
  is_example: {
    label: 'Exemple',
    help: 'Livré avec le site, pour montrer ce que la page donne.',
    type: 'boolean',
    written: 'value',
    listed: true,
  },
  position: { label: 'Rang', type: 'integer', written: 'computed' },
} as const;
