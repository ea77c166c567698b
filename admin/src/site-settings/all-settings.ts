/** What to ask of react-admin to get every setting. */
export const allSettings = [
  'site_settings',
  { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' }, filter: {} },
] as const satisfies readonly unknown[];
