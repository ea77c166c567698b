import CheckIcon from '@mui/icons-material/Check';
import PendingIcon from '@mui/icons-material/MoreHoriz';
import ReviewIcon from '@mui/icons-material/PriorityHigh';
import { Box } from '@mui/material';
import { useMemo } from 'react';
import { countOf } from '../../data/formats/numbers';
import { Panel } from '../../ui/components/Panel';
import { useDebouncedValue } from '../../ui/components/use-debounced-value';
import { plainList, smallText } from '../../ui/theme/styles';
import { lengthLabel, lengthProblem, metaDescriptionGuide, metaTitleGuide } from '../sharing/LengthInput';
import { useTextAsSaved } from '../TextAsSaved';
import { reviewText } from './text-review';
import { type BrokenLink, useBrokenLinks } from './use-broken-links';

/** A checklist before the publication, which does not block it. */
export function ReviewPanel({ address }: { readonly address: string }) {
  const text = useTextAsSaved();
  const content = useDebouncedValue(text.content);
  const review = useMemo(() => reviewText(content), [content]);
  const brokenLinks = useBrokenLinks(review.links, address);
  const lengths = [
    ['Meta Title', text.meta_title, metaTitleGuide],
    ['Meta Description', text.meta_description, metaDescriptionGuide],
  ] as const;
  const { featured_image_url: picture, featured_image_alt: alt } = text;
  const pictures = [
    ...(picture && !alt ? ['L’image à la une'] : []),
    ...review.picturesWithoutAlt.map((src) => `L’image ${src}`),
  ];
  return (
    <Panel title="Vérifications">
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.25 }}>
        <ReviewItem
          title={countOf(review.words, 'mot', 'mots')}
          problems={review.words === 0 ? ['Le texte est vide.'] : []}
        />
        {lengths.map(([name, words, guide]) => {
          const problem = lengthProblem(words, guide);
          return (
            <ReviewItem
              key={name}
              title={`${name} ${lengthLabel(words, guide)}`}
              problems={problem ? [`${problem}.`] : []}
            />
          );
        })}
        {(!review.isEmpty || picture) && (
          <ReviewItem
            title="Textes alternatifs"
            problems={pictures.map((words) => `${words} n’en a pas.`)}
            note={decoration(review.decorativePictures)}
          />
        )}
        {!review.isEmpty && (
          <>
            <ReviewItem title="Ordre des titres" problems={review.headingProblems} />
            <ReviewItem title="Liens internes" problems={brokenLinks?.map(brokenLinkProblem)} />
            <ReviewItem title="Ce que les visiteurs verront" problems={review.removedMarkup} />
            <ReviewItem
              title="Passages à compléter"
              problems={review.placeholders.map((words) => `« ${words} » est encore dans le texte.`)}
            />
          </>
        )}
      </Box>
    </Panel>
  );
}

const decoration = (count: number): string | undefined =>
  count === 0 ? undefined : `${countOf(count, 'image décorative', 'images décoratives')} (texte vide)`;

const brokenLinkProblem = ({ href, movedTo }: BrokenLink): string =>
  movedTo ? `${href} a changé d’adresse\u00A0: ${movedTo}` : `${href} ne mène à rien de publié.`;

interface ReviewItemProps {
  readonly title: string;
  /** One sentence per problem; undefined while the check is pending. */
  readonly problems: readonly string[] | undefined;
  readonly note?: string | undefined;
}

const states = {
  pending: { label: 'En cours', icon: PendingIcon, colour: 'text.secondary' },
  good: { label: 'Bon', icon: CheckIcon, colour: 'var(--teal)' },
  review: { label: 'À revoir', icon: ReviewIcon, colour: 'var(--action)' },
} as const;

function ReviewItem({ title, problems, note }: ReviewItemProps) {
  const { label, icon: Icon, colour } = states[!problems ? 'pending' : problems.length === 0 ? 'good' : 'review'];
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '1.5rem minmax(0, 1fr)' }}>
      <Icon titleAccess={label} sx={{ fontSize: '1.125rem', mt: '2px', color: colour }} />
      <Box sx={{ overflowWrap: 'anywhere' }}>
        {title}
        {note && <Box sx={smallText}>{note}</Box>}
        {problems && problems.length > 0 && (
          <Box component="ul" sx={{ ...plainList, ...smallText }}>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}
