import type { Columns } from './column';
import { publicationColumns } from './publication';

const { published, position } = publicationColumns;

export const serviceColumns = {
  id: {},
  name: {
    label: 'Nom',
    editable: 'text',
    required: true,
    maxLength: 200,
    inList: true,
    searched: true,
    public: 'list',
  },
  slug: {
    label: 'Sa page',
    helperText: 'Son adresse, sans la première barre\u00A0: services/automatisations.',
    editable: 'text',
    required: true,
    maxLength: 200,
    inList: true,
    public: 'list',
  },
  price: {
    label: 'Prix en euros, hors taxes',
    helperText: 'Écrit une fois ici, lu partout\u00A0: cartes, pages, moteurs de recherche.',
    type: 'integer',
    editable: 'value',
    required: true,
    min: 0,
    max: 10_000_000,
    inList: true,
    public: 'list',
  },
  price_words: {
    label: 'Avant le prix',
    helperText: '«\u00A0à partir de\u00A0», ou rien quand c’est le prix entier.',
    editable: 'text',
    maxLength: 40,
    defaultValue: 'à partir de',
    public: 'list',
  },
  line: {
    label: 'Phrase',
    helperText: 'Ce qu’il fait.',
    editable: 'text',
    input: 'lines',
    maxLength: 300,
    public: 'list',
  },
  suits: { label: 'Pour vous si', editable: 'text', input: 'lines', maxLength: 300, public: 'list' },
  picture_url: { label: 'Dessin', editable: 'text', maxLength: 2000, public: 'list' },
  in_sentence: {
    label: 'Dans une phrase',
    helperText: 'Avec son article\u00A0: «\u00A0l’intégration CRM/ERP\u00A0». Sans rien, son nom.',
    editable: 'text',
    maxLength: 200,
    public: 'list',
  },
  form_choice: {
    label: 'Dans le formulaire de contact',
    helperText: 'Sans rien, son nom.',
    editable: 'text',
    maxLength: 100,
    public: 'list',
  },
  published,
  position,
} as const satisfies Columns<'services'>;
