import type { postCategories } from '@agency/supabase/blog-posts';

/** The introduction of a category's page. */
export interface CategoryText {
  readonly title: string;
  readonly introduction: string;
  /** For search results. */
  readonly description: string;
  readonly keywords: string;
}

export const categoryTexts: Readonly<Record<(typeof postCategories)[number], CategoryText>> = {
  Automatisation: {
    title: 'Automatisation : ce qui peut partir sans vous',
    introduction:
      'Une relance qui part seule, un rappel l’avant-veille du rendez-vous, un stock qui reste d’accord avec la caisse. Chaque article prend une tâche, compte ses minutes, montre le montage pas à pas, et dit ce qu’il vaut mieux garder à la main.',
    description:
      'Relances, rappels, impayés, stock : nos articles sur l’automatisation prennent une tâche à la fois, comptent ses minutes et montrent le montage pas à pas.',
    keywords: 'automatisation TPE, relance automatique, rappel de rendez-vous, Zapier, Make',
  },
  NoCode: {
    title: 'NoCode : construire son outil sans développeur',
    introduction:
      'Un tableau partagé, un portail pour ses clients, une application de terrain : sans écrire de code, on va loin, et l’on peut s’y perdre. Nous comparons les outils sur de vrais projets, avec leurs prix, leurs limites et ce que vous emportez en partant.',
    description:
      'Tableaux partagés, portails clients, applications de terrain : nos articles sur le no-code comparent outils, prix et limites sur de vrais projets.',
    keywords: 'no-code TPE, Softr, Glide, Bubble, Webflow, Airtable',
  },
  CRM: {
    title: 'CRM : ne plus perdre un client de vue',
    introduction:
      'Un client appelle, et il faut retrouver le devis, la dernière visite, la promesse faite au téléphone. Ces articles disent quand un carnet suffit, comment choisir un CRM à quelques-uns, et comment le tenir à jour sans y passer ses soirées.',
    description:
      'Quand un carnet suffit, comment choisir un CRM à quelques-uns et le tenir à jour : nos articles pour ne plus perdre un client de vue dans une petite entreprise.',
    keywords: 'CRM TPE, choisir un CRM, CRM bâtiment, suivi des clients',
  },
  'Stratégie Digitale': {
    title: 'Stratégie digitale : décider avant d’acheter',
    introduction:
      'Ce que coûte un projet, ce que la loi va demander, ce que l’on apprend en une demi-heure d’audit : de quoi choisir par quoi commencer, chiffres en main. Et les cas où la bonne décision est de ne rien changer.',
    description:
      'Prix, abonnements, obligations à venir, audit : nos articles de stratégie digitale aident une petite entreprise à choisir par quoi commencer, chiffres en main.',
    keywords: 'stratégie digitale TPE, prix automatisation, facturation électronique, audit de processus',
  },
  'Intelligence Artificielle': {
    title: 'Intelligence artificielle : elle prépare, vous relisez',
    introduction:
      'Un brouillon de réponse, le compte rendu d’une visite dictée dans la camionnette : l’intelligence artificielle rend service quand quelqu’un relit. Des usages précis, leur coût par mois, ce qu’ils font de vos données, et où s’arrêter.',
    description:
      'Brouillons d’e-mails, comptes rendus dictés, règles du RGPD : nos articles sur l’intelligence artificielle donnent des usages précis, leur coût, leurs limites.',
    keywords: 'intelligence artificielle TPE, IA et RGPD, réponse aux e-mails, compte rendu dicté',
  },
};
