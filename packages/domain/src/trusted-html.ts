/** The browser's Trusted Types API, which TypeScript's library lacks. Results of a policy have the types that DOM parsers accept. */
interface TrustedTypes {
  /** @param rules functions that get the sink from the browser, and return null to refuse */
  createPolicy(
    name: string,
    rules: { readonly createHTML: Rule; readonly createScriptURL?: Rule },
  ): { readonly createHTML: (html: string) => string };
}

type Rule = (text: string, type?: string, sink?: string) => string | null;

/** Undefined on the server, and in browsers without Trusted Types. */
export const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** The name of our policy in Content-Security-Policy. */
export const trustedPolicy = 'texts';

const policy = trustedTypes?.createPolicy(trustedPolicy, { createHTML: (html) => html });

/**
 * Marks a text for the browser as safe to parse: one that was sanitised, or that goes into a document where no script runs. Under our
 * Content-Security-Policy, the browser refuses to parse any other text as markup.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;
