import { mailboxSentence } from './mailbox-sentence.ts';

/** The number and date formats of a language. */
export interface Formats {
  readonly size: (bytes: number) => string;
  readonly duration: (seconds: number) => string;
  readonly moment: (date: string) => string;
  readonly counted: (count: number, one: string, many: string) => string;
}

/** The message of a check for `npm run doctor` and for the back-office: it describes the state, then the remedy. */
export type Sentence = readonly [english: string, french: string];
export interface Check<Facts> {
  readonly name: string;
  readonly say: (facts: Facts, formats: Formats & { readonly isGood: boolean }) => Sentence;
}
const check = <Facts>(name: string, say: Check<Facts>['say']): Check<Facts> => ({ name, say });

const keys = {
  kept: [
    'The keys are in place, and readable by their owner alone.',
    'Les clés sont en place, lisibles du seul serveur.',
  ],
  missing: [
    'keys.json is missing: put it back from a backup; without it the next start makes new keys and signs everybody out.',
    'keys.json manque\u202F: remettez celui d’une sauvegarde, sinon tout le monde sera déconnecté au prochain démarrage.',
  ],
  broken: [
    'keys.json cannot be read: put it back from a backup.',
    'keys.json est illisible\u202F: remettez celui d’une sauvegarde.',
  ],
  'readable by others': [
    'keys.json can be read by other accounts of this machine: chmod 600 keys.json.',
    'D’autres comptes de la machine peuvent lire keys.json\u202F: chmod 600 keys.json.',
  ],
} as const;

/** Every check of a server, with the facts that it reads. */
export const systemChecks = {
  node: check<{ version: string; needed: string }>('Node.js', ({ version, needed }, { isGood }) =>
    isGood
      ? [`Node.js ${version}.`, `Version ${version}.`]
      : [
          `Node.js ${version} is too old: install ${needed} or later.`,
          `La version ${version} est trop ancienne\u202F: installez ${needed} ou une plus récente.`,
        ],
  ),
  // `stopped`: no server uses the data directory.
  server: check<{ state: 'answers' | 'disk full' | 'unavailable' | 'silent' | 'stopped'; address: string }>(
    'Serveur',
    ({ state, address }) => [
      {
        answers: `The server answers at ${address}.`,
        'disk full': `The server answers at ${address}, but its disk is full: free some space.`,
        unavailable: `The server answers at ${address}, but its database does not: read its log, then restart it.`,
        silent: `A server uses the data directory, but none answers at ${address}: set the HOST and PORT that it has, or restart it.`,
        stopped: 'The server does not run: start it with npm start.',
      }[state],
      `Le serveur écoute à l’adresse ${address}.`,
    ],
  ),
  // `reason`: the process that uses the directory, or the error that makes it unusable.
  directory: check<{ path: string; state: 'new' | 'free' | 'used' | 'unusable'; reason: string }>(
    'Dossier des données',
    ({ path, state, reason }) => [
      {
        new: `DATA_DIR ${path} is new: the first start fills it. If there should be data, set the DATA_DIR of the server.`,
        free: `DATA_DIR ${path} can be used, and no server uses it.`,
        used: `DATA_DIR ${path} is used by ${reason}.`,
        unusable: `DATA_DIR ${path} cannot be used (${reason}): run this as the account of the server, or choose another DATA_DIR.`,
      }[state],
      `Les données sont dans ${path}.`,
    ],
  ),
  disk: check<{ freeBytes: number; totalBytes: number }>('Disque', ({ freeBytes, totalBytes }, { size, isGood }) => [
    `${size(freeBytes)} of ${size(totalBytes)} are free on the disk${isGood ? '.' : ': free some space.'}`,
    `${size(freeBytes)} libres sur ${size(totalBytes)}${isGood ? '.' : '\u202F: faites de la place.'}`,
  ]),
  keys: check<{ state: keyof typeof keys }>('Clés', ({ state }) => keys[state]),
  database: check<{ version: string; bytes: number; problem: string | null }>(
    'Base de données',
    ({ version, bytes, problem }, { size }) =>
      problem === null
        ? [
            `PostgreSQL ${version} answers; the database has ${size(bytes)}.`,
            `PostgreSQL ${version} répond\u202F; la base pèse ${size(bytes)}.`,
          ]
        : [
            `The database does not answer (${problem}): if a restart does not help, restore the last backup.`,
            'La base de données ne répond pas\u202F: redémarrez le serveur, sinon restaurez la dernière sauvegarde.',
          ],
  ),
  project: check<{ url: string; answers: boolean }>('Projet Supabase', ({ url, answers }) =>
    answers
      ? [`${url} answers.`, `${url} répond.`]
      : [
          `${url} does not answer as it should: look at the project’s dashboard and at the key.`,
          `${url} ne répond pas\u202F: regardez le tableau de bord de Supabase.`,
        ],
  ),
  migrations: check<{ applied: number; pending: number; refusal: string | null }>(
    'Migrations',
    ({ applied, pending, refusal }, { counted }) =>
      refusal !== null
        ? [refusal, 'La base vient d’une autre version du site\u202F: npm run doctor dit que faire.']
        : pending === 0
          ? [
              applied === 1 ? 'The migration is applied.' : `All ${applied} migrations are applied.`,
              applied === 1 ? 'La migration est appliquée.' : `Les ${applied} migrations sont appliquées.`,
            ]
          : [
              `${pending} of ${applied + pending} migrations are not applied yet: the next start does that.`,
              `${counted(pending, 'migration attend', 'migrations attendent')} le prochain démarrage.`,
            ],
  ),
  administrators: check<{ count: number; named: boolean }>('Administrateurs', ({ count, named }, { counted }) =>
    count > 0
      ? [
          count === 1 ? 'There is an administrator.' : `There are ${count} administrators.`,
          `${counted(count, 'personne peut', 'personnes peuvent')} se connecter.`,
        ]
      : [
          named
            ? 'There is no administrator yet: the next start makes the one of ADMIN_EMAIL.'
            : 'There is no administrator: set ADMIN_EMAIL and ADMIN_PASSWORD, then restart.',
          'Personne ne peut se connecter\u202F: indiquez ADMIN_EMAIL et ADMIN_PASSWORD, puis redémarrez.',
        ],
  ),
  erasure: check<{ failures: string }>('Effacement', ({ failures }, { isGood }) => [
    isGood ? 'What has expired is erased each day.' : `No longer erased, remove what holds it: ${failures}`,
    isGood
      ? 'Ce qui a expiré est effacé chaque jour.'
      : `Des données ne sont plus effacées\u202F: «\u00A0${failures}\u00A0»`,
  ]),
  mail: check<{ server: string | null; from: string | null; problem: string | null }>(
    'Serveur d’envoi',
    ({ server, from, problem }) =>
      !server
        ? [
            'No e-mail leaves: set SMTP_URL and MAIL_FROM.',
            'Aucun e-mail ne part\u202F: indiquez SMTP_URL et MAIL_FROM au serveur du site.',
          ]
        : problem === null
          ? [`E-mails leave from ${from} by ${server}.`, `Les e-mails partent de ${from} par ${server}.`]
          : [
              `${server} does not take e-mails (${problem}): check SMTP_URL, or ask whoever runs that server.`,
              `${server} ne prend pas les e-mails. ${problem}`,
            ],
  ),
  mailbox: check<{ problem: string | null }>('Boîte des retours', ({ problem }) => mailboxSentence(problem)),
  outbox: check<{ waiting: number; failed: number; oldestSeconds: number }>(
    'File d’envoi',
    ({ waiting, failed, oldestSeconds }, { counted, duration }) => {
      if (waiting === 0 && failed === 0)
        return ['No e-mail waits, and none failed.', 'Rien n’attend, rien n’a échoué.'];
      const oldest = duration(oldestSeconds);
      return [
        `E-mails and webhooks: ${waiting} wait${waiting > 0 ? ` (the oldest for ${oldest})` : ''}, ${failed} failed; « Envois » in the back-office shows them.`,
        `${counted(waiting, 'envoi attend', 'envois attendent')}${waiting > 0 ? `, le plus ancien depuis ${oldest}` : ''}\u202F; ${counted(failed, 'a échoué', 'ont échoué')}.`,
      ];
    },
  ),
  clock: check<{ secondsApart: number; timeZones: boolean }>(
    'Horloge',
    ({ secondsApart, timeZones }, { counted, isGood }) => {
      if (!timeZones)
        return [
          'Node.js knows no time zones: install one with full ICU data (the usual builds have it).',
          'Node.js ne connaît pas les fuseaux horaires\u202F: installez une version complète.',
        ];
      const apart = Math.abs(secondsApart);
      return isGood
        ? ['The clock is right, and time zones are known.', 'L’horloge est juste, les fuseaux horaires sont connus.']
        : [
            `The clock is ${apart} s apart from the database’s: switch time synchronisation (NTP) on.`,
            `L’horloge a ${counted(apart, 'seconde', 'secondes')} d’écart\u202F: activez la mise à l’heure automatique (NTP).`,
          ];
    },
  ),
  backup: check<{ takenAt: string | null; bytes: number }>(
    'Sauvegarde',
    ({ takenAt, bytes }, { moment, size, isGood }) =>
      takenAt === null
        ? [
            'No backup was made: run npm run backup each night (docs/deployment.md, Backups).',
            'Aucune n’a été faite\u202F: programmez «\u00A0npm run backup\u00A0» chaque nuit.',
          ]
        : [
            `The last backup is of ${moment(takenAt)} (${size(bytes)})${isGood ? '.' : ': run npm run backup each night.'}`,
            `La dernière est du ${moment(takenAt)} (${size(bytes)})${isGood ? '.' : '\u202F: programmez «\u00A0npm run backup\u00A0» chaque nuit.'}`,
          ],
  ),
  address: check<{ siteUrl: string | null; listening: string }>(
    'Adresse publique',
    ({ siteUrl, listening }, { isGood }) =>
      siteUrl === null
        ? [
            `SITE_URL is not set: links in e-mails lead to ${listening}, which others cannot open.`,
            `SITE_URL n’est pas indiquée\u202F: les liens des e-mails mènent à ${listening}, que personne d’autre n’ouvre.`,
          ]
        : isGood
          ? [`The public address is ${siteUrl}.`, `${siteUrl}.`]
          : [
              `The public address ${siteUrl} is not one of https.`,
              `${siteUrl} n’est pas une adresse https\u202F: protégez le site par TLS.`,
            ],
  ),
};
