import type { Columns } from './column';

/** Columns of the media library's pictures: everything that the library stores about a picture except its file. */
export const pictureColumns = {
  name: {},
  title: {
    label: 'Nom',
    helperText: 'Dans la médiathèque\u00A0; l’adresse de l’image reste la même.',
    editable: 'text',
    maxLength: 200,
  },
  alt: {
    label: 'Texte alternatif',
    helperText: 'Ce que l’image montre, pour qui ne la voit pas. Proposé partout où vous choisirez l’image.',
    editable: 'text',
    input: 'lines',
    maxLength: 500,
  },
  tags: { label: 'Étiquettes', editable: 'text' },
  focus_x: { type: 'integer', min: 0, max: 100, editable: 'value' },
  focus_y: { type: 'integer', min: 0, max: 100, editable: 'value' },
  caption: {
    label: 'Légende',
    helperText: 'Affichée sous l’image dans un texte.',
    editable: 'text',
    input: 'lines',
    maxLength: 500,
  },
} as const satisfies Columns<'pictures'>;
