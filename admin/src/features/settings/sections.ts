import type { StoredSettingKey } from '@agency/supabase/setting-rules';

/** The input of a setting: an input type, a text area (`lines`), a switch or a picture. */
type Kind = 'text' | 'lines' | 'email' | 'tel' | 'url' | 'number' | 'switch' | 'picture';

export interface Setting {
  readonly key: StoredSettingKey;
  readonly label: string;
  readonly kind: Kind;
  /** The effect on the site, where the label does not tell. */
  readonly help?: string;
}

interface Section {
  readonly title: string;
  readonly settings: readonly Setting[];
}

/** The five sections of specification §2.4, with the keys of §3.4. */
export const sections: readonly Section[] = [
  {
    title: 'Informations générales',
    settings: [
      {
        key: 'site_title',
        label: 'Titre du site',
        kind: 'text',
        help: 'Écrit après le titre de chaque page. Ce qui précède un tiret est le nom montré en haut du site.',
      },
      {
        key: 'site_description',
        label: 'Description du site',
        kind: 'lines',
        help: 'Pour les moteurs de recherche, sur l’accueil et les pages qui n’ont pas la leur.',
      },
      {
        key: 'site_logo_url',
        label: 'URL du logo',
        kind: 'picture',
        help: 'Large, il tient lieu de nom. Vide\u00A0: le logo de la marque.',
      },
    ],
  },
  {
    title: 'Contact',
    settings: [
      { key: 'contact_email', label: 'E-mail', kind: 'email' },
      { key: 'contact_phone', label: 'Téléphone', kind: 'tel' },
      { key: 'contact_address', label: 'Adresse', kind: 'text' },
    ],
  },
  {
    title: 'Réseaux sociaux',
    settings: [
      { key: 'linkedin_url', label: 'LinkedIn', kind: 'url', help: 'Vide\u00A0: le pied de page ne le montre pas.' },
      { key: 'twitter_url', label: 'Twitter', kind: 'url', help: 'Vide\u00A0: le pied de page ne le montre pas.' },
      { key: 'facebook_url', label: 'Facebook', kind: 'url', help: 'Vide\u00A0: le pied de page ne le montre pas.' },
    ],
  },
  {
    title: 'Outils externes',
    settings: [
      {
        key: 'google_analytics_id',
        label: 'Identifiant Google Analytics',
        kind: 'text',
        help: 'Rempli, les visiteurs voient un bandeau de consentement\u00A0; rien n’est chargé sans leur accord.',
      },
      {
        key: 'calendly_url',
        label: 'Lien de prise de rendez-vous',
        kind: 'url',
        help: 'Vide\u00A0: la page Contact ne propose pas de créneaux.',
      },
    ],
  },
  {
    title: 'Paramètres avancés',
    settings: [
      { key: 'blog_posts_per_page', label: 'Articles par page du blog', kind: 'number', help: 'De 1 à 20.' },
      {
        key: 'newsletter_enabled',
        label: 'Inscription à la newsletter',
        kind: 'switch',
        help: 'Montre sur le blog la boîte d’inscription.',
      },
      {
        key: 'comments_enabled',
        label: 'Commentaires',
        kind: 'switch',
        help: 'Sous les articles, et relus avant de paraître. Éteint, rien n’en est montré.',
      },
      {
        key: 'maintenance_mode',
        label: 'Mode maintenance',
        kind: 'switch',
        help: 'Remplace tout le site par une page d’attente. Vous continuez de le voir, connecté.',
      },
      {
        key: 'weekly_digest_enabled',
        label: 'Résumé de la semaine par e-mail',
        kind: 'switch',
        help: 'Le lundi à 8\u00A0h, à l’adresse de contact\u00A0: demandes en attente, articles les plus lus.',
      },
    ],
  },
];
