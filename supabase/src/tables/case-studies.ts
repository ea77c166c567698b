import { sectors } from '../sectors';
import type { Columns } from './column';
import { publicationColumns } from './publication';

/** What was built for a client. */
export const caseStudyColumns = {
  id: {},
  title: {
    label: 'Titre',
    written: 'text',
    required: true,
    longest: 300,
    listed: true,
    searched: true,
    site: 'summary',
  },
  slug: {
    label: 'Adresse',
    help: 'Après /etudes-de-cas/.',
    written: 'text',
    follows: 'title',
    required: true,
    longest: 200,
    site: 'summary',
  },
  client: {
    label: 'Client',
    written: 'text',
    required: true,
    longest: 200,
    listed: true,
    searched: true,
    site: 'summary',
  },
  sector: {
    label: 'Secteur',
    written: 'value',
    required: true,
    choices: sectors,
    listed: true,
    filtered: true,
    site: 'summary',
  },
  summary: { label: 'Résumé', written: 'text', input: 'lines', required: true, longest: 500, site: 'summary' },
  results: {
    label: 'Résultats',
    help: 'Un chiffre par ligne, deux-points, ce qu’il compte\u00A0: «\u00A03\u00A0h\u00A0: rendues par semaine\u00A0».',
    written: 'text',
    input: 'lines',
    longest: 500,
    site: 'summary',
  },
  picture_url: { label: 'Image', written: 'text', longest: 2000, site: 'summary' },
  picture_alt: {
    label: 'Description de l’image',
    help: 'Pour qui ne la voit pas.',
    written: 'text',
    longest: 500,
    site: 'page',
  },
  content: { label: 'Contenu', written: 'text', longest: 500_000, large: true, site: 'page' },
  meta_title: { label: 'Titre pour les moteurs de recherche', written: 'text', longest: 300, site: 'page' },
  meta_description: {
    label: 'Description pour les moteurs de recherche',
    written: 'text',
    longest: 1000,
    site: 'page',
  },
  ...publicationColumns,
  is_example: { ...publicationColumns.is_example, site: 'summary' },
  updated_at: { site: 'page' },
} as const satisfies Columns<'case_studies'>;
