import HelpIcon from '@mui/icons-material/HelpOutline';
import { IconButton, Tooltip } from '@mui/material';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/components/Panel';

/** The label of each figure of the screen, and what it means. */
export const definitions = {
  totalViews: [
    'Vues totales des articles',
    'Lectures des articles publiés, depuis leur publication. Les «\u00A0Pages vues\u00A0» comptent toutes les pages, pendant la période.',
  ],
  publishedPosts: ['Articles publiés', 'Articles que les visiteurs voient en ce moment.'],
  newContacts: [
    'Nouveaux contacts',
    'Toutes les demandes reçues pendant la période, d’où qu’elles viennent. «\u00A0Demande envoyée\u00A0» compte les seules visites mesurées. La moitié des réponses n’a pas dépassé le délai médian, en heures ouvrées.',
  ],
  engagement: ['Taux d’engagement', 'Part des visites d’au moins deux pages, ou de 10 secondes au moins.'],
  visitors: [
    'Visiteurs',
    'Somme des visiteurs de chaque jour. Rien ne permet de reconnaître une personne d’un jour à l’autre\u00A0: qui revient le lendemain compte deux fois.',
  ],
  visits: ['Visites', 'Pages qu’un visiteur regarde à la suite, sans plus de 30 minutes d’interruption.'],
  views: ['Pages vues', 'Pages regardées pendant la période, articles compris. Y revenir compte une vue de plus.'],
  reading: ['Temps de lecture moyen', 'Temps pendant lequel un article reste à l’écran, en moyenne, à chaque vue.'],
  bounce: ['Taux de rebond', 'Part des visites d’une seule page.'],
  pages: ['Pages par session', 'Nombre moyen de vues par visite.'],
  duration: ['Durée moyenne de session', 'Temps pendant lequel les pages d’une visite restent à l’écran, en moyenne.'],
  conversion: ['Conversion en contact', 'Part des visites pendant lesquelles une demande de contact a été envoyée.'],
  present: [
    'En ce moment',
    'Visiteurs vus pendant les 30 dernières minutes, et où ils sont les plus nombreux\u00A0: la dernière page que chacun a regardée.',
  ],
  source: [
    'Sources',
    'Site d’où vient la visite, ou nom que porte le lien (utm_source). «\u00A0Accès direct\u00A0» : adresse tapée, favori, ou navigateur qui ne le dit pas.',
  ],
  campaign: ['Campagnes', 'Campagne que porte le lien d’arrivée (utm_campaign).'],
  entry: ['Pages d’entrée', 'Première page de la visite.'],
  page: ['Pages les plus vues', 'Pages, articles compris. Temps\u00A0: durée à l’écran, en moyenne, à chaque vue.'],
  device: ['Appareils', 'Genre d’appareil, d’après le nom que donne le navigateur.'],
  actions: [
    'Actions des visiteurs',
    'Visites pendant lesquelles chaque chose a été faite au moins une fois, dans n’importe quel ordre. Une demande reçue par téléphone, ou d’un navigateur qui refuse d’être mesuré, n’y est pas.',
  ],
  emptySearches: [
    'Recherches sans résultat',
    'Mots cherchés dans le blog sans rien trouver, depuis leur première fois. Ils sont comptés à part, jamais avec une visite.',
  ],
} as const satisfies Readonly<Record<string, readonly [label: string, meaning: string]>>;

export type Figure = keyof typeof definitions;

/** A small button that shows the meaning of a figure when the person points at, focuses or touches the button. */
export function Definition({ of: figure }: { readonly of: Figure }) {
  const [label, meaning] = definitions[figure];
  return (
    <Tooltip title={meaning} describeChild enterTouchDelay={0} leaveTouchDelay={10_000}>
      <IconButton size="small" aria-label={`Définition : ${label}`} sx={{ p: 0.5, color: 'text.secondary' }}>
        <HelpIcon sx={{ fontSize: '1rem' }} />
      </IconButton>
    </Tooltip>
  );
}

export function FigurePanel({ of: figure, children }: { readonly of: Figure; readonly children: ReactNode }) {
  return (
    <Panel title={definitions[figure][0]} definition={<Definition of={figure} />}>
      {children}
    </Panel>
  );
}
