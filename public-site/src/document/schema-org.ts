import type { Offer } from '../data/offers';
import type { FaqEntry } from '../data/site-content';

/** A thing as https://schema.org describes it. */
export type Thing = Readonly<Record<string, unknown>>;

export const faqPage = (questions: readonly FaqEntry[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** A price; for an offer with « à partir de » it is the lowest one. */
export const priceSchema = ({ price, price_words: words }: Offer): Thing => ({
  '@type': 'Offer',
  priceCurrency: 'EUR',
  priceSpecification: { '@type': 'PriceSpecification', priceCurrency: 'EUR', [words ? 'minPrice' : 'price']: price },
});
