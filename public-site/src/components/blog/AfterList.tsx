import { CategoryPages } from './CategoryPages';
import type { NewsletterAnswer } from './newsletter-answer';
import { NewsletterBox } from './NewsletterBox';

/** What follows a list of articles: the pages of the categories and the newsletter. */
export function AfterList({ answer }: { readonly answer?: NewsletterAnswer | undefined }) {
  return (
    <>
      <CategoryPages />
      <NewsletterBox answer={answer} />
    </>
  );
}
