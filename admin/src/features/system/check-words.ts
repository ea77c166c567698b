import type { CheckName, CheckWords } from '@agency/supabase/system-state';
import { formatMoment } from '../../data/formats/dates';
import { countOf, formatFileSize, formatNumber } from '../../data/formats/numbers';

export const checkNames: Readonly<Record<CheckName, string>> = {
  node: 'Node.js',
  server: 'Serveur',
  directory: 'Dossier des données',
  disk: 'Disque',
  keys: 'Clés',
  database: 'Base de données',
  project: 'Projet Supabase',
  migrations: 'Migrations',
  administrators: 'Administrateurs',
  mail: 'Serveur d’envoi',
  outbox: 'File d’envoi',
  clock: 'Horloge',
  backup: 'Sauvegarde',
  address: 'Adresse publique',
};

const durationOf = (seconds: number): string =>
  seconds < 3600
    ? countOf(Math.ceil(seconds / 60), 'minute', 'minutes')
    : countOf(Math.round(seconds / 3600), 'heure', 'heures');

/** What `npm run doctor` says in English: what is, then what to do about it. */
export const checkWords: CheckWords = {
  node: ({ level, facts: { version, needed } }) =>
    level === 'good'
      ? `Version ${version}.`
      : `La version ${version} est trop ancienne\u202F: installez ${needed} ou une plus récente.`,
  server: ({ facts: { address } }) => `Le serveur écoute à l’adresse ${address}.`,
  directory: ({ facts: { path } }) => `Les données sont dans ${path}.`,
  disk: ({ level, facts: { freeBytes, totalBytes } }) =>
    `${formatFileSize(freeBytes)} libres sur ${formatFileSize(totalBytes)}${level === 'good' ? '.' : '\u202F: faites de la place.'}`,
  keys: ({ facts: { state } }) =>
    ({
      kept: 'Les clés sont en place, lisibles du seul serveur.',
      missing:
        'keys.json manque\u202F: remettez celui d’une sauvegarde, sinon tout le monde sera déconnecté au prochain démarrage.',
      broken: 'keys.json est illisible\u202F: remettez celui d’une sauvegarde.',
      'readable by others': 'D’autres comptes de la machine peuvent lire keys.json\u202F: chmod 600 keys.json.',
    })[state],
  database: ({ facts: { version, bytes, problem } }) =>
    problem === null
      ? `PostgreSQL ${version} répond\u202F; la base pèse ${formatFileSize(bytes)}.`
      : 'La base de données ne répond pas\u202F: redémarrez le serveur, sinon restaurez la dernière sauvegarde.',
  project: ({ facts: { url, answers } }) =>
    answers ? `${url} répond.` : `${url} ne répond pas\u202F: regardez le tableau de bord de Supabase.`,
  migrations: ({ facts: { applied, pending, unknown } }) => {
    if (unknown.length > 0)
      return 'La base vient d’une version plus récente du site\u202F: lancez cette version ou une plus récente.';
    return pending === 0
      ? `Les ${formatNumber(applied)} migrations sont appliquées.`
      : `${countOf(pending, 'migration attend', 'migrations attendent')} le prochain démarrage.`;
  },
  administrators: ({ facts: { count } }) =>
    count > 0
      ? `${countOf(count, 'personne peut', 'personnes peuvent')} se connecter.`
      : 'Personne ne peut se connecter\u202F: indiquez ADMIN_EMAIL et ADMIN_PASSWORD, puis redémarrez.',
  mail: ({ facts: { server, from, problem } }) => {
    if (!server) return 'Aucun e-mail ne part\u202F: indiquez SMTP_URL et MAIL_FROM au serveur du site.';
    return problem === null
      ? `Les e-mails partent de ${from} par ${server}.`
      : `${server} ne prend pas les e-mails\u202F: «\u00A0${problem}\u00A0»`;
  },
  outbox: ({ facts: { waiting, failed, oldestSeconds } }) => {
    if (waiting === 0 && failed === 0) return 'Rien n’attend, rien n’a échoué.';
    const waits = countOf(waiting, 'envoi attend', 'envois attendent');
    const oldest = waiting > 0 ? `, le plus ancien depuis ${durationOf(oldestSeconds)}` : '';
    return `${waits}${oldest}\u202F; ${countOf(failed, 'a échoué', 'ont échoué')}.`;
  },
  clock: ({ level, facts: { secondsApart, timeZones } }) => {
    if (!timeZones) return 'Node.js ne connaît pas les fuseaux horaires\u202F: installez une version complète.';
    return level === 'good'
      ? 'L’horloge est juste, les fuseaux horaires sont connus.'
      : `L’horloge a ${countOf(Math.abs(secondsApart), 'seconde', 'secondes')} d’écart\u202F: activez la mise à l’heure automatique (NTP).`;
  },
  backup: ({ level, facts: { takenAt, bytes } }) => {
    if (takenAt === null) return 'Aucune n’a été faite\u202F: programmez «\u00A0npm run backup\u00A0» chaque nuit.';
    const words = `La dernière est du ${formatMoment(takenAt)} (${formatFileSize(bytes)})`;
    return level === 'good' ? `${words}.` : `${words}\u202F: programmez «\u00A0npm run backup\u00A0» chaque nuit.`;
  },
  address: ({ level, facts: { siteUrl, listening } }) => {
    if (siteUrl === null)
      return `SITE_URL n’est pas indiquée\u202F: les liens des e-mails mènent à ${listening}, que personne d’autre n’ouvre.`;
    return level === 'good' ? `${siteUrl}.` : `${siteUrl} n’est pas une adresse https\u202F: protégez le site par TLS.`;
  },
};
