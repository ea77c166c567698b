import type { Columns } from './column';

/** What the library knows of a picture beside its file. */
export const pictureColumns = {
  name: {},
  title: {
    label: 'Nom',
    help: 'Dans la médiathèque\u00A0; l’adresse de l’image reste la même.',
    written: 'text',
    longest: 200,
  },
  alt: {
    label: 'Texte alternatif',
    help: 'Ce que l’image montre, pour qui ne la voit pas. Proposé partout où vous choisirez l’image.',
    written: 'text',
    input: 'lines',
    longest: 500,
  },
  tags: { label: 'Étiquettes', written: 'value' },
  focus_x: { type: 'integer', min: 0, max: 100, written: 'value' },
  focus_y: { type: 'integer', min: 0, max: 100, written: 'value' },
  caption: {
    label: 'Légende',
    help: 'Affichée sous l’image dans un texte.',
    written: 'text',
    input: 'lines',
    longest: 500,
  },
} as const satisfies Columns<'pictures'>;
