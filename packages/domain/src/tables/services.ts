import type { Columns } from './column';
import { publicationColumns } from './publication';

const { published, position } = publicationColumns;

/** What the agency sells, and from which price. */
export const serviceColumns = {
  id: {},
  name: { label: 'Nom', written: 'text', required: true, longest: 200, listed: true, searched: true, site: 'summary' },
  slug: {
    label: 'Sa page',
    help: 'Son adresse, sans la première barre\u00A0: services/automatisations.',
    written: 'text',
    required: true,
    longest: 200,
    listed: true,
    site: 'summary',
  },
  price: {
    label: 'Prix en euros, hors taxes',
    help: 'Écrit une fois ici, lu partout\u00A0: cartes, pages, moteurs de recherche.',
    type: 'integer',
    written: 'value',
    required: true,
    min: 0,
    max: 10_000_000,
    listed: true,
    site: 'summary',
  },
  price_words: {
    label: 'Avant le prix',
    help: '«\u00A0à partir de\u00A0», ou rien quand c’est le prix entier.',
    written: 'text',
    longest: 40,
    initial: 'à partir de',
    site: 'summary',
  },
  line: { label: 'Phrase', help: 'Ce qu’il fait.', written: 'text', input: 'lines', longest: 300, site: 'summary' },
  suits: { label: 'Pour vous si', written: 'text', input: 'lines', longest: 300, site: 'summary' },
  picture_url: { label: 'Dessin', written: 'text', longest: 2000, site: 'summary' },
  in_sentence: {
    label: 'Dans une phrase',
    help: 'Avec son article\u00A0: «\u00A0l’intégration CRM/ERP\u00A0». Sans rien, son nom.',
    written: 'text',
    longest: 200,
    site: 'summary',
  },
  form_choice: {
    label: 'Dans le formulaire de contact',
    help: 'Sans rien, son nom.',
    written: 'text',
    longest: 100,
    site: 'summary',
  },
  published,
  position,
} as const satisfies Columns<'services'>;
