import { CategoryPages } from '../../features/blog/CategoryPages';
import type { NewsletterAnswer } from '../../features/newsletter/newsletter-answer';
import { NewsletterBox } from '../../features/newsletter/NewsletterBox';

/** What follows a list of articles: the pages of the categories and the newsletter. */
export function AfterList({ answer }: { readonly answer?: NewsletterAnswer | undefined }) {
  return (
    <>
      <CategoryPages />
      <NewsletterBox answer={answer} />
    </>
  );
}
