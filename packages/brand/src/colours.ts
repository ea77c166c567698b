/** The colours of the whole product: site, back-office, drawings and e-mails. */

/** Light theme. The contrast of each text colour on its background is at least 4.8:1. */
export const light = {
  /** Text and borders of stations. */
  ink: '#14213D',
  /** Page background. */
  background: '#FFFDF9',
  /** Secondary background: alternate sections, table heads. */
  sand: '#F6F1E9',
  /** Secondary text. */
  muted: '#5B6478',
  /** Background and text of a highlighted band. */
  band: '#14213D',
  onBand: '#FFFDF9',
  /** Thin rules and the dots of the bench grid. */
  line: '#E0D8CA',
  /** Buttons, links, accents of the drawings. */
  action: '#B93F12',
  /** Action colour on hover. */
  actionHover: '#983209',
  /** Text on the action colour. */
  onAction: '#FFFFFF',
  /** Tint of the action colour, behind a note or a badge. */
  actionSoft: '#FBEADF',
  /** Second accent: results, success. */
  teal: '#0F766E',
  /** Text on teal. */
  onTeal: '#FFFFFF',
  /** Tint of teal. */
  tealSoft: '#E0F0ED',
  /** Fills of the drawings. Never behind text smaller than a title. */
  clay: '#F4CBB0',
  moss: '#BCDDD3',
  kraft: '#E9DDC6',
  /** Errors in forms and in the back-office. */
  danger: '#A61B2B',
} as const;

/** Dark theme, with the same names. */
export const dark = {
  ink: '#E9E4DA',
  background: '#0E1626',
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
