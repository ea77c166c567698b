import CheckIcon from '@mui/icons-material/Check';
import PendingIcon from '@mui/icons-material/MoreHoriz';
import ReviewIcon from '@mui/icons-material/PriorityHigh';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { Panel } from '../../ui/components/Panel';
import { useDebouncedValue } from '../../ui/components/use-debounced-value';
import { countOf } from '../../data/formats/numbers';
import { plainList } from '../../ui/theme/styles';
import {
  lengthLabel,
  type LengthGuide,
  lengthProblem,
  metaDescriptionGuide,
  metaTitleGuide,
} from '../sharing/LengthInput';
import { type SavedText, useTextAsSaved } from '../TextAsSaved';
import { reviewText, type TextReview } from './text-review';
import { type BrokenLink, useBrokenLinks } from './use-broken-links';

/**
 * A checklist before the publication, which does not block it.
 * @param address the public address, « /blog/relances »
 */
export function ReviewPanel({ address }: { readonly address: string }) {
  const text = useTextAsSaved();
  const content = useDebouncedValue(text.content);
  const review = useMemo(() => reviewText(content), [content]);
  const brokenLinks = useBrokenLinks(review.links, address);
  return (
    <Panel title="Vérifications">
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        <ReviewItem
          title={countOf(review.words, 'mot', 'mots')}
          problems={review.words === 0 ? ['Le texte est vide.'] : []}
        />
        <ReviewItem {...lengthItem('Meta Title', text.meta_title, metaTitleGuide)} />
        <ReviewItem {...lengthItem('Meta Description', text.meta_description, metaDescriptionGuide)} />
        {(!review.isEmpty || text.featured_image_url) && (
          <ReviewItem title="Textes alternatifs" problems={pictureProblems(review, text)} note={decoration(review)} />
        )}
        {!review.isEmpty && (
          <>
            <ReviewItem title="Ordre des titres" problems={review.headingProblems} />
            <ReviewItem title="Liens internes" problems={brokenLinks?.map(brokenLinkProblem)} />
            <ReviewItem title="Ce que les visiteurs verront" problems={review.removedMarkup} />
            <ReviewItem title="Passages à compléter" problems={review.placeholders.map(placeholderProblem)} />
          </>
        )}
      </Box>
    </Panel>
  );
}

/** The item of a text for search engines: « Meta Title 42/60 ». */
function lengthItem(name: string, text: string, guide: LengthGuide): ReviewItemProps {
  const problem = lengthProblem(text, guide);
  return { title: `${name} ${lengthLabel(text, guide)}`, problems: problem ? [`${problem}.`] : [] };
}

function pictureProblems(
  { picturesWithoutAlt }: TextReview,
  { featured_image_url: picture, featured_image_alt: words }: SavedText,
): string[] {
  return [
    ...(picture && !words ? ['L’image à la une n’en a pas.'] : []),
    ...picturesWithoutAlt.map((src) => `L’image ${src} n’en a pas.`),
  ];
}

const decoration = ({ decorativePictures }: TextReview): string | undefined =>
  decorativePictures === 0
    ? undefined
    : `${countOf(decorativePictures, 'image décorative', 'images décoratives')} (texte vide)`;

const placeholderProblem = (words: string): string => `« ${words} » est encore dans le texte.`;

const brokenLinkProblem = ({ href, movedTo }: BrokenLink): string =>
  movedTo ? `${href} a changé d’adresse\u00A0: ${movedTo}` : `${href} ne mène à rien de publié.`;

interface ReviewItemProps {
  readonly title: string;
  /** One sentence per problem; undefined while the check is pending. */
  readonly problems: readonly string[] | undefined;
  /** Information that is no problem. */
  readonly note?: string | undefined;
}

const states = {
  pending: { label: 'En cours', icon: PendingIcon, colour: 'text.secondary' },
  good: { label: 'Bon', icon: CheckIcon, colour: 'var(--teal)' },
  review: { label: 'À revoir', icon: ReviewIcon, colour: 'var(--action)' },
} as const;

/** An item of the checklist: good, or its problems. */
function ReviewItem({ title, problems, note }: ReviewItemProps) {
  const { label, icon: Icon, colour } = states[!problems ? 'pending' : problems.length === 0 ? 'good' : 'review'];
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '1.5rem minmax(0, 1fr)', listStyle: 'none' }}>
      <Icon titleAccess={label} sx={{ fontSize: '1.125rem', mt: '2px', color: colour }} />
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {title}
        {note && <Box sx={detail}>{note}</Box>}
        {problems && problems.length > 0 && (
          <Box component="ul" sx={plainList}>
            {problems.map((problem) => (
              <Box component="li" key={problem} sx={detail}>
                {problem}
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const detail = { fontSize: '0.8125rem', color: 'text.secondary' } as const;
