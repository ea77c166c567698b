/** How long links of e-mails are valid. SQL, config.toml and templates/recovery.html repeat them; a test compares. */
export const linkLifetimes = {
  password_reset: { hours: 1, words: 'une heure' },
  invitation: { hours: 48, words: '48\u00A0heures' },
  newsletter_confirmation: { hours: 7 * 24, words: 'une semaine' },
} as const;
