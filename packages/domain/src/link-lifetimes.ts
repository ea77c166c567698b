/**
 * How long the links of e-mails are valid, by the kind of e-mail. SQL, config.toml and templates/recovery.html repeat the values;
 * supabase/tests/outbox/link-lifetimes.test.ts compares them.
 */
export const linkLifetimes = {
  password_reset: { hours: 1, words: 'une heure' },
  invitation: { hours: 48, words: '48\u00A0heures' },
  newsletter_confirmation: { hours: 7 * 24, words: 'une semaine' },
} as const;
