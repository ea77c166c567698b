import { CategoryPages } from './CategoryPages';
import type { NewsletterAnswer } from './newsletter-answer';
import { NewsletterBox } from './NewsletterBox';

/** Where to go on from a list of articles. */
export function AfterList({ answer }: { readonly answer?: NewsletterAnswer | undefined }) {
  return (
    <>
      <CategoryPages />
      <NewsletterBox answer={answer} />
    </>
  );
}
