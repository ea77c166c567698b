/** What each figure of the screen means, for whoever reads it. */
export const definitions = {
  'Vues totales': 'Lectures des articles publiés, depuis leur publication.',
  'Articles publiés': 'Articles que les visiteurs voient en ce moment.',
  'Nouveaux contacts': 'Demandes de contact reçues pendant la période.',
  'Taux d’engagement': 'Part des visites d’au moins deux pages, ou de 10 secondes au moins.',
  Visiteurs:
    'Somme des visiteurs de chaque jour. Rien ne permet de reconnaître une personne d’un jour à l’autre : qui revient le lendemain compte deux fois.',
  Visites: 'Pages qu’un visiteur regarde à la suite, sans plus de 30 minutes d’interruption.',
  Vues: 'Pages regardées. Y revenir compte une vue de plus.',
  'Temps de lecture moyen': 'Temps pendant lequel un article reste à l’écran, en moyenne, à chaque vue.',
  'Taux de rebond': 'Part des visites d’une seule page.',
  'Pages par session': 'Nombre moyen de vues par visite.',
  'Durée moyenne de session': 'Temps pendant lequel les pages d’une visite restent à l’écran, en moyenne.',
  'Conversion en contact': 'Part des visites pendant lesquelles une demande de contact a été envoyée.',
  'En ce moment': 'Visiteurs vus pendant les 30 dernières minutes, et la dernière page que chacun a regardée.',
  Sources:
    'Site d’où vient la visite, ou nom que porte le lien (utm_source). « Accès direct » : adresse tapée, favori, ou navigateur qui ne le dit pas.',
  Campagnes: 'Campagne que porte le lien d’arrivée (utm_campaign).',
  'Pages d’entrée': 'Première page de la visite.',
  'Pages les plus vues': 'Pages, articles compris. Temps\u00A0: durée à l’écran, en moyenne, à chaque vue.',
  Appareils: 'Genre d’appareil, d’après le nom que donne le navigateur.',
  'Chemin vers le contact': 'Visites qui ont atteint chaque étape, dans n’importe quel ordre.',
  'Autres actions': 'Visites pendant lesquelles chaque chose a été faite au moins une fois.',
  'Recherches sans résultat':
    'Mots cherchés dans le blog sans rien trouver, depuis leur première fois. Ils sont comptés à part, jamais avec une visite.',
} as const;

/** A figure that has a definition. */
export type Defined = keyof typeof definitions;
