import { Box } from '@mui/material';
import { useMemo } from 'react';
import { Panel } from '../../components/Panel';
import { useSettled } from '../../components/use-settled';
import { countOf } from '../../formats/numbers';
import {
  counted,
  type LengthGuide,
  lengthProblem,
  metaDescriptionGuide,
  metaTitleGuide,
} from '../sharing/length-guide';
import { ReviewItem } from './ReviewItem';
import { reviewText, type TextReview } from './text-review';
import { type DeadLink, useDeadLinks } from './use-dead-links';

export interface ReviewedText {
  readonly content: string;
  /** Its public address, « /blog/relances ». */
  readonly address: string;
  readonly metaTitle: string;
  readonly metaDescription: string;
  /** Address and alternative text of the picture above the text, « » without one. */
  readonly picture: string;
  readonly pictureText: string;
}

/** What a careful reader would say of a text before it is published. Nothing here keeps it from being. */
export function ReviewPanel({ text }: { readonly text: ReviewedText }) {
  const content = useSettled(text.content);
  const review = useMemo(() => reviewText(content), [content]);
  const dead = useDeadLinks(review.links, text.address);
  return (
    <Panel title="Vérifications">
      <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        <ReviewItem
          title={countOf(review.words, 'mot', 'mots')}
          problems={review.words === 0 ? ['Le texte est vide.'] : []}
        />
        <LengthItem name="Meta Title" text={text.metaTitle} guide={metaTitleGuide} />
        <LengthItem name="Meta Description" text={text.metaDescription} guide={metaDescriptionGuide} />
        {(!review.isEmpty || text.picture) && (
          <ReviewItem title="Textes alternatifs" problems={pictureProblems(review, text)} note={decoration(review)} />
        )}
        {!review.isEmpty && (
          <>
            <ReviewItem title="Ordre des titres" problems={review.headingProblems} />
            <ReviewItem title="Liens internes" problems={dead?.map(deadLinkProblem)} />
            <ReviewItem title="Ce que les visiteurs verront" problems={review.unseenParts} />
            <ReviewItem title="Passages à compléter" problems={review.placeholders.map(placeholderProblem)} />
          </>
        )}
      </Box>
    </Panel>
  );
}

function LengthItem({
  name,
  text,
  guide,
}: {
  readonly name: string;
  readonly text: string;
  readonly guide: LengthGuide;
}) {
  const problem = lengthProblem(text, guide);
  return <ReviewItem title={`${name} ${counted(text, guide)}`} problems={problem ? [`${problem}.`] : []} />;
}

function pictureProblems({ silentPictures }: TextReview, { picture, pictureText }: ReviewedText): string[] {
  return [
    ...(picture && !pictureText ? ['L’image à la une n’en a pas.'] : []),
    ...silentPictures.map((src) => `L’image ${src} n’en a pas.`),
  ];
}

const decoration = ({ decorativePictures }: TextReview): string | undefined =>
  decorativePictures === 0
    ? undefined
    : `${countOf(decorativePictures, 'image décorative', 'images décoratives')} (texte vide)`;

const placeholderProblem = (words: string): string => `« ${words} » est encore dans le texte.`;

const deadLinkProblem = ({ href, movedTo }: DeadLink): string =>
  movedTo ? `${href} a changé d’adresse\u00A0: ${movedTo}` : `${href} ne mène à rien de publié.`;
