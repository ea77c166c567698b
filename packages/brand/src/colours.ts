import * as chosen from './chosen.ts';

/** The colours of a theme. The contrast of each text colour on its background is at least 4.8:1. */
type Theme = {
  /** Text, and the borders of the steps in a drawn workflow. */
  readonly ink: string;
  readonly background: string;
  /** Secondary background: alternate sections, table heads. */
  readonly sand: string;
  /** Secondary text. */
  readonly muted: string;
  /** Background and text of a highlighted band. */
  readonly band: string;
  readonly onBand: string;
  /** Thin rules, and the dots of the background « Établi ». */
  readonly line: string;
  /** Buttons, links, accents of the drawings. */
  readonly action: string;
  readonly actionHover: string;
  /** Text on the action colour. */
  readonly onAction: string;
  /** Tint of the action colour, behind a note or a badge. */
  readonly actionSoft: string;
  /** Second accent: results, success. */
  readonly teal: string;
  readonly onTeal: string;
  readonly tealSoft: string;
  /** Fills of the drawings. Never behind text smaller than a title. */
  readonly clay: string;
  readonly moss: string;
  readonly kraft: string;
  /** Errors in forms and in the back-office. */
  readonly danger: string;
};

/** The colours of the whole product: site, back-office, drawings and e-mails. */
export const light: Theme = chosen.light;
export const dark: Theme = chosen.dark;
