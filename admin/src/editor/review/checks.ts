import { countOf, formatFileSize } from '../../formats/numbers';
import { lengthLabel, lengthProblem, metaDescriptionGuide, metaTitleGuide } from '../sharing/LengthInput';
import type { SavedText } from '../TextAsSaved';
import type { PictureFacts } from './picture-facts';
import type { reviewText } from './text-review';
import type { BrokenLink } from './use-broken-links';

/** A line of the checklist. */
export interface Check {
  readonly title: string;
  /** One sentence per problem; undefined while the check is pending. */
  readonly problems: readonly string[] | undefined;
  readonly note?: string | undefined;
  /** The name of the failure in the question before the publication, « extrait vide »; without a name, the failure is only advice. */
  readonly failure?: string;
}

/** With fewer words the text is hardly begun, so the checks of its content appear only if they fail. */
const shortestText = 50;

interface Reviewed {
  readonly text: Omit<SavedText, 'title' | 'excerpt'>;
  /** The excerpt of an article, which needs an excerpt and a featured image; undefined for a page, which needs neither. */
  readonly excerpt?: string | undefined;
  readonly review: ReturnType<typeof reviewText>;
  /** Undefined while the search for broken links is pending. */
  readonly brokenLinks: readonly BrokenLink[] | undefined;
  /** Undefined while the pictures are being analysed. */
  readonly pictures?: readonly PictureFacts[] | undefined;
}

/** Checks a text before its publication. The checks advise the author and never block. */
export function checksOf({ text, excerpt, review, brokenLinks, pictures }: Reviewed): readonly Check[] {
  const { featured_image_url: picture, featured_image_alt: alt } = text;
  const isShort = review.words < shortestText;
  const words = countOf(review.words, 'mot', 'mots');
  const lengths = [
    ['Meta Title', text.meta_title, metaTitleGuide],
    ['Meta Description', text.meta_description, metaDescriptionGuide],
  ] as const;
  const undescribed = [
    ...(picture && !alt ? ['L’image à la une'] : []),
    ...review.picturesWithoutAlt.map((src) => `L’image ${src}`),
  ];
  const ofTheText: readonly Check[] = [
    {
      title: 'Textes alternatifs',
      problems: undescribed.map((name) => `${name} n’en a pas.`),
      note: decoration(review.decorativePictures),
      failure: 'image sans texte alternatif',
    },
    ...(pictures ? [weightCheck(pictures, review.bytes), contrastCheck(pictures)] : []),
    { title: 'Ordre des titres', problems: review.headingProblems, failure: 'titres en désordre' },
    { title: 'Liens internes', problems: brokenLinks?.map(brokenLinkProblem), failure: 'lien interne à revoir' },
    {
      title: 'Ce que les visiteurs verront',
      problems: review.removedMarkup,
      failure: 'partie que le site n’affiche pas',
    },
    {
      title: 'Passages à compléter',
      problems: review.placeholders.map((passage) => `«\u00A0${passage}\u00A0» est encore dans le texte.`),
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

/** The bytes that each page loads besides its words and pictures: header and footer, style sheet, font of the titles, script. */
const everyPage = 80_000;

/** A page with more bytes counts as heavy: it loads in five seconds at 1.6 Mbit/s, the slow connection that Lighthouse simulates. */
const heavyPage = 1_000_000;

function weightCheck(pictures: readonly PictureFacts[], words: number): Check {
  const weighed = pictures.flatMap(({ src, bytes }) => (bytes === undefined ? [] : [{ src, bytes }]));
  const ofPictures = weighed.reduce((sum, { bytes }) => sum + bytes, 0);
  const [heaviest] = weighed.toSorted((one, other) => other.bytes - one.bytes);
  const others = pictures.length - weighed.length;
  const total = everyPage + words + ofPictures;
  return {
    title: `Poids\u00A0: environ ${formatFileSize(total)}${ofPictures > 0 ? `, dont ${formatFileSize(ofPictures)} d’images` : ''}`,
    problems:
      heaviest && total > heavyPage
        ? [
            `Sur un téléphone loin de l’antenne, plus de cinq secondes. L’image la plus lourde est ${heaviest.src}\u00A0: ${formatFileSize(heaviest.bytes)}.`,
          ]
        : [],
    note:
      others > 0 ? `Sans ${countOf(others, 'image qui n’est pas d’ici', 'images qui ne sont pas d’ici')}.` : undefined,
    failure: 'page lourde',
  };
}

const contrastCheck = (pictures: readonly PictureFacts[]): Check => ({
  title: 'Contraste des images',
  problems: pictures.flatMap(({ src, faintOn }) =>
    faintOn.map((ground) => `L’image ${src} se voit mal sur le fond ${ground} du site.`),
  ),
  failure: 'image peu visible',
});

const hasFailed = ({ problems }: Check): boolean => problems !== undefined && problems.length > 0;

const decoration = (count: number): string | undefined =>
  count === 0 ? undefined : `${countOf(count, 'image décorative', 'images décoratives')} (texte vide)`;

const brokenLinkProblem = ({ href, movedTo }: BrokenLink): string =>
  movedTo ? `${href} a changé d’adresse\u00A0: ${movedTo}` : `${href} ne mène à rien de publié.`;

/** The failures in one line, such as « Extrait vide, aucune image à la une »; empty when nothing failed. */
export function failuresOf(reviewed: Reviewed): string {
  const line = checksOf(reviewed)
    .filter(hasFailed)
    .flatMap(({ failure }) => failure ?? [])
    .join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
