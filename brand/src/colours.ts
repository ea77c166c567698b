/** The colours of the whole product: the site, the back-office, the drawings and the mails all read them here. */

/** Light theme. Contrast of each text colour on its ground is at least 4.8:1. */
export const light = {
  /** Text and borders of stations. */
  ink: '#14213D',
  /** Page ground. */
  paper: '#FFFDF9',
  /** Quiet surface: alternate sections, table heads. */
  sand: '#F6F1E9',
  /** Secondary text. */
  muted: '#5B6478',
  /** A band that stands out, and text on it: ink by day, by night only a shade of the ground. */
  band: '#14213D',
  onBand: '#FFFDF9',
  /** Thin rules and the dots of the bench grid. */
  line: '#E0D8CA',
  /** Buttons, links, the pencil of the drawings. */
  action: '#B93F12',
  /** The same, under the pointer. */
  actionHover: '#983209',
  /** Text on the action colour. */
  onAction: '#FFFFFF',
  /** A breath of the action colour, behind a note or a badge. */
  actionSoft: '#FBEADF',
  /** Second accent: results, success. */
  teal: '#0F766E',
  /** Text on teal. */
  onTeal: '#FFFFFF',
  /** A breath of teal. */
  tealSoft: '#E0F0ED',
  /** Flat inks of the workshop drawings: fired clay, moss, wrapping paper. Never behind text smaller than a title. */
  clay: '#F4CBB0',
  moss: '#BCDDD3',
  kraft: '#E9DDC6',
  /** Errors in forms and in the back-office. */
  danger: '#A61B2B',
} as const;

/** Dark theme, token for token. */
export const dark = {
  ink: '#E9E4DA',
  paper: '#0E1626',
  sand: '#16203A',
  muted: '#A9B2C3',
  band: '#16203A',
  onBand: '#E9E4DA',
  line: '#2B3752',
  action: '#FF9A6B',
  actionHover: '#FFB48F',
  onAction: '#22110A',
  actionSoft: '#33241F',
  teal: '#5CC8B8',
  onTeal: '#06211D',
  tealSoft: '#12302F',
  clay: '#5B3A2E',
  moss: '#1D4C4A',
  kraft: '#1D2A47',
  danger: '#FF8A8F',
} as const satisfies Record<keyof typeof light, string>;
