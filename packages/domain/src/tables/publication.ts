/** The columns of tables whose rows are published one by one, in an order of their own. */
export const publicationColumns = {
  published: { label: 'Publié', type: 'boolean', editable: 'value', defaultValue: true, inList: true },
  is_example: {
    label: 'Exemple',
    helperText: 'Livré avec le site, pour montrer ce que la page donne.',
    type: 'boolean',
    editable: 'value',
    inList: true,
  },
  position: { label: 'Rang', type: 'integer', editable: 'computed' },
} as const;
