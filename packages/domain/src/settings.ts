import { emailPattern } from './contacts';
import { roleLabels } from './roles';
import { siteTexts } from './site-texts';

/** The sections of the settings screen, in its order: those of specification §2.4, then the site's texts. */
export const settingSections = {
  general: 'Informations générales',
  contact: 'Contact',
  networks: 'Réseaux sociaux',
  tools: 'Outils externes',
  advanced: 'Paramètres avancés',
  texts: 'Textes du site',
} as const;

/** The input of a setting: an input type, a text area (`lines`), a switch, a picture, or roles separated by spaces. */
type SettingType = 'text' | 'lines' | 'email' | 'tel' | 'url' | 'number' | 'switch' | 'picture' | 'roles';

/** The declaration of a setting. The screen, the checks before a save and the site's own reading derive from it. */
export interface Setting {
  readonly section: keyof typeof settingSections;
  readonly label: string;
  readonly type: SettingType;
  /** The effect on the site, where the label does not explain it. */
  readonly helperText?: string;
  /** The question that a person answers before switching the setting on, if that has serious effects. */
  readonly question?: string;
  /** The values that the database accepts, as a regular expression; by default those of the type. */
  readonly pattern?: string;
  /** The message for a value that the pattern refuses. */
  readonly advice?: string;
  readonly range?: readonly [minimum: number, maximum: number];
  /** The fallback of an empty or missing value; `{product}` is the product's name. */
  readonly fallback?: string;
  /** Hidden from visitors, who read every other setting. */
  readonly readBy?: 'back-office';
}

const anyRole = `(${Object.keys(roleLabels).join('|')})`;

const types: Readonly<Partial<Record<SettingType, Pick<Setting, 'pattern' | 'advice'>>>> = {
  email: {
    pattern: `^(${emailPattern})?$`,
    advice: 'Une adresse e-mail ressemble à bonjour@exemple.fr',
  },
  url: {
    pattern: '^(https?://\\S+)?$',
    advice: 'Une adresse commence par https:// et ne contient pas d’espace',
  },
  picture: {
    pattern: '^((https?://|/[^/])\\S*)?$',
    advice: 'Une adresse commence par https:// ou par / et ne contient pas d’espace',
  },
  number: { pattern: '^(0|[1-9][0-9]{0,8})$' },
  switch: { pattern: '^(true|false)$' },
  roles: { pattern: `^(${anyRole}( ${anyRole}){0,3})?$` },
};

const network = {
  section: 'networks',
  type: 'url',
  helperText: 'Vide\u00A0: le pied de page ne le montre pas.',
} as const;

const option = { section: 'advanced', type: 'switch' } as const;

const declared = {
  site_title: {
    section: 'general',
    label: 'Titre du site',
    type: 'text',
    helperText: 'Écrit après le titre de chaque page. Ce qui précède un tiret est le nom montré en haut du site.',
    fallback: '{product}',
  },
  site_description: {
    section: 'general',
    label: 'Description du site',
    type: 'lines',
    helperText: 'Pour les moteurs de recherche, sur l’accueil et les pages qui n’ont pas la leur.',
  },
  site_logo_url: {
    section: 'general',
    label: 'URL du logo',
    type: 'picture',
    helperText: 'Large, il tient lieu de nom. Vide\u00A0: le logo de la marque.',
  },
  contact_email: { section: 'contact', label: 'E-mail', type: 'email' },
  contact_phone: { section: 'contact', label: 'Téléphone', type: 'tel' },
  contact_address: { section: 'contact', label: 'Adresse', type: 'text' },
  linkedin_url: { label: 'LinkedIn', ...network },
  twitter_url: { label: 'Twitter', ...network },
  facebook_url: { label: 'Facebook', ...network },
  ...siteTexts,
  google_analytics_id: {
    section: 'tools',
    label: 'Identifiant Google Analytics',
    type: 'text',
    helperText: 'Rempli, les visiteurs voient un bandeau de consentement\u00A0; rien n’est chargé sans leur accord.',
    pattern: '^([A-Z]{1,4}-[A-Z0-9-]{4,20})?$',
    advice: 'Un identifiant ressemble à G-ABCD123456',
  },
  calendly_url: {
    section: 'tools',
    label: 'Lien de prise de rendez-vous',
    type: 'url',
    helperText: 'Vide\u00A0: la page Contact ne propose pas de créneaux.',
  },
  blog_posts_per_page: {
    section: 'advanced',
    label: 'Articles par page du blog',
    type: 'number',
    range: [1, 20],
    fallback: '6',
  },
  newsletter_enabled: {
    label: 'Inscription à la newsletter',
    ...option,
    helperText: 'Montre sur le blog la boîte d’inscription.',
  },
  comments_enabled: {
    label: 'Commentaires',
    ...option,
    helperText: 'Sous les articles, et relus avant de paraître. Éteint, rien n’en est montré.',
  },
  ai_answers_allowed: {
    label: 'Réponses des assistants',
    ...option,
    helperText:
      'Dit dans robots.txt (ai-input) si un assistant peut lire une page pour répondre à quelqu’un, en citant sa source.',
    fallback: 'true',
  },
  ai_training_allowed: {
    label: 'Entraînement d’IA',
    ...option,
    helperText:
      'Dit dans robots.txt (ai-train) si vos textes peuvent servir à entraîner des modèles. C’est un souhait déclaré\u00A0: rien ne l’impose aux robots.',
    fallback: 'false',
  },
  indexnow_key: {
    section: 'advanced',
    label: 'Clé IndexNow',
    type: 'text',
    helperText:
      'Remplie, chaque page publiée est signalée aussitôt aux moteurs qui l’acceptent (Bing, Yandex, Seznam). Inventez-la\u00A0: elle est publique.',
    pattern: '^([A-Za-z0-9-]{8,128})?$',
    advice: 'De 8 à 128 lettres, chiffres ou tirets',
  },
  maintenance_mode: {
    label: 'Mode maintenance',
    ...option,
    helperText: 'Remplace tout le site par une page d’attente. Vous continuez de le voir, connecté.',
    question:
      'À chaque adresse, vos visiteurs ne trouveront plus qu’une page d’attente, dès que vous aurez sauvegardé et jusqu’à ce que vous l’éteigniez ici.',
  },
  second_factor_required: {
    section: 'advanced',
    label: 'Second facteur exigé',
    type: 'roles',
    helperText:
      'Ces personnes donnent à la connexion un code de leur téléphone\u00A0; qui n’en a pas encore commence par l’activer.',
    readBy: 'back-office',
  },
  weekly_digest_enabled: {
    label: 'Résumé de la semaine par e-mail',
    ...option,
    helperText: 'Le lundi à 8\u00A0h, à l’adresse de contact\u00A0: demandes en attente, articles les plus lus.',
    fallback: 'true',
    readBy: 'back-office',
  },
} as const satisfies Readonly<Record<string, Setting>>;

export type SettingKey = keyof typeof declared;

/** Every setting, in the order of the screen. */
export const settings: Readonly<Record<SettingKey, Setting>> = declared;

// TypeScript types the keys of an object as string.
export const settingKeys = Object.keys(settings) as SettingKey[];

/** A setting's row in private.setting_definitions. */
export function settingDefinition(key: SettingKey) {
  const { type, pattern = types[type]?.pattern ?? '', range, readBy } = settings[key];
  const [minimum, maximum] = range ?? [null, null];
  return { key, pattern, minimum, maximum, read_by_visitors: !readBy };
}

/** Whether a value is short enough for the column. Characters count as PostgreSQL counts them, an emoji as one. */
const fits = (value: string): boolean => Array.from(value).length <= 2000;

/** Whether the database accepts a value, so that a screen can explain an error before a save. */
export function acceptsSetting(key: SettingKey, value: string): boolean {
  const [minimum, maximum] = settings[key].range ?? [-Infinity, Infinity];
  if (!fits(value) || !new RegExp(settingDefinition(key).pattern).test(value)) return false;
  return settings[key].type !== 'number' || (Number(value) >= minimum && Number(value) <= maximum);
}

export function settingAdvice(key: SettingKey, value: string): string {
  const { type, range, advice = types[type]?.advice } = settings[key];
  if (!fits(value)) return '2\u00A0000 caractères au plus';
  return range ? `Un nombre entier de ${range.join(' à ')}` : (advice ?? '');
}

/** The value in a form of a setting that is not stored: the fallback of a site's text or of a required value, otherwise empty. */
export const initialSetting = (key: SettingKey): string =>
  acceptsSetting(key, '') && settings[key].section !== 'texts' ? '' : (settings[key].fallback ?? 'false');
