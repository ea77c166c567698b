import { countOf } from '../../data/formats/numbers';
import { lengthLabel, lengthProblem, metaDescriptionGuide, metaTitleGuide } from '../sharing/LengthInput';
import type { SavedText } from '../TextAsSaved';
import type { reviewText } from './text-review';
import type { BrokenLink } from './use-broken-links';

/** A line of the checklist. */
export interface Check {
  readonly title: string;
  /** One sentence per problem; undefined while the check is pending. */
  readonly problems: readonly string[] | undefined;
  readonly note?: string | undefined;
  /** How a question before the publication names the failure; without it, the failure is a piece of advice. */
  readonly failure?: string;
}

/** A text with fewer words is not written yet: nothing is good about it. */
const shortestText = 50;

interface Reviewed {
  readonly text: SavedText;
  /** Of an article, which needs one, as it needs a picture; a page may do without. */
  readonly excerpt?: string | undefined;
  readonly review: ReturnType<typeof reviewText>;
  /** Undefined while they are looked for. */
  readonly brokenLinks: readonly BrokenLink[] | undefined;
}

/** What is checked before a publication, which it does not block. */
export function checksOf({ text, excerpt, review, brokenLinks }: Reviewed): readonly Check[] {
  const { featured_image_url: picture, featured_image_alt: alt } = text;
  const isShort = review.words < shortestText;
  const words = countOf(review.words, 'mot', 'mots');
  const lengths = [
    ['Meta Title', text.meta_title, metaTitleGuide],
    ['Meta Description', text.meta_description, metaDescriptionGuide],
  ] as const;
  const pictures = [
    ...(picture && !alt ? ['L’image à la une'] : []),
    ...review.picturesWithoutAlt.map((src) => `L’image ${src}`),
  ];
  const ofTheText: readonly Check[] = [
    {
      title: 'Textes alternatifs',
      problems: pictures.map((name) => `${name} n’en a pas.`),
      note: decoration(review.decorativePictures),
      failure: 'image sans texte alternatif',
    },
    { title: 'Ordre des titres', problems: review.headingProblems },
    { title: 'Liens internes', problems: brokenLinks?.map(brokenLinkProblem), failure: 'lien interne à revoir' },
    {
      title: 'Ce que les visiteurs verront',
      problems: review.removedMarkup,
      failure: 'partie que le site n’affiche pas',
    },
    {
      title: 'Passages à compléter',
      problems: review.placeholders.map((passage) => `« ${passage} » est encore dans le texte.`),
      failure: 'passage à compléter',
    },
  ];
  return [
    {
      title: words,
      problems: isShort ? [review.words === 0 ? 'Le texte est vide.' : 'Le texte est très court.'] : [],
      failure: `texte de ${words}`,
    },
    ...(excerpt === undefined
      ? []
      : [
          { title: 'Extrait', problems: excerpt ? [] : ['L’extrait est vide.'], failure: 'extrait vide' },
          { title: 'Image à la une', problems: picture ? [] : ['Aucune image.'], failure: 'aucune image à la une' },
        ]),
    ...lengths.map(([name, value, guide]) => {
      const problem = lengthProblem(value, guide);
      return { title: `${name} ${lengthLabel(value, guide)}`, problems: problem ? [`${problem}.`] : [] };
    }),
    ...ofTheText.filter((check) => !isShort || hasFailed(check)),
  ];
}

const hasFailed = ({ problems }: Check): boolean => problems !== undefined && problems.length > 0;

const decoration = (count: number): string | undefined =>
  count === 0 ? undefined : `${countOf(count, 'image décorative', 'images décoratives')} (texte vide)`;

const brokenLinkProblem = ({ href, movedTo }: BrokenLink): string =>
  movedTo ? `${href} a changé d’adresse\u00A0: ${movedTo}` : `${href} ne mène à rien de publié.`;

/** « Extrait vide, aucune image à la une »; empty when nothing failed. */
export function failuresOf(reviewed: Reviewed): string {
  const line = checksOf(reviewed)
    .filter(hasFailed)
    .flatMap(({ failure }) => failure ?? [])
    .join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
