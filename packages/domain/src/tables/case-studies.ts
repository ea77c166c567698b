import { sectors } from '../sectors';
import type { Columns } from './column';
import { publicationColumns } from './publication';

/** What was built for a client. */
export const caseStudyColumns = {
  id: {},
  title: {
    label: 'Titre',
    editable: 'text',
    required: true,
    maxLength: 300,
    inList: true,
    searched: true,
    public: 'list',
  },
  slug: {
    label: 'Adresse',
    helperText: 'Après /etudes-de-cas/.',
    editable: 'text',
    slugOf: 'title',
    required: true,
    maxLength: 200,
    public: 'list',
  },
  client: {
    label: 'Client',
    editable: 'text',
    required: true,
    maxLength: 200,
    inList: true,
    searched: true,
    public: 'list',
  },
  sector: {
    label: 'Secteur',
    editable: 'value',
    required: true,
    choices: sectors,
    inList: true,
    filtered: true,
    public: 'list',
  },
  summary: { label: 'Résumé', editable: 'text', input: 'lines', required: true, maxLength: 500, public: 'list' },
  results: {
    label: 'Résultats',
    helperText:
      'Un chiffre par ligne, deux-points, ce qu’il compte\u00A0: «\u00A03\u00A0h\u00A0: rendues par semaine\u00A0».',
    editable: 'text',
    input: 'lines',
    maxLength: 500,
    public: 'list',
  },
  picture_url: { label: 'Image', editable: 'text', maxLength: 2000, public: 'list' },
  picture_alt: {
    label: 'Description de l’image',
    helperText: 'Pour qui ne la voit pas.',
    editable: 'text',
    maxLength: 500,
    public: 'detail',
  },
  content: { label: 'Contenu', editable: 'text', maxLength: 500_000, large: true, public: 'detail' },
  meta_title: { label: 'Titre pour les moteurs de recherche', editable: 'text', maxLength: 300, public: 'detail' },
  meta_description: {
    label: 'Description pour les moteurs de recherche',
    editable: 'text',
    maxLength: 1000,
    public: 'detail',
  },
  partner_id: {
    label: 'Réalisée avec',
    helperText: 'Un partenaire, s’il y en a un.',
    references: 'partners',
    editable: 'value',
    inList: true,
    filtered: true,
  },
  tools: { label: 'Outils', references: 'tools', through: 'case_study_tools', editable: 'value' },
  ...publicationColumns,
  published: { ...publicationColumns.published, public: 'detail' },
  is_example: { ...publicationColumns.is_example, public: 'list' },
  updated_at: { public: 'detail' },
} as const satisfies Columns<'case_studies'>;
