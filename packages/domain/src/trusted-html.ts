/** Trusted Types, which TypeScript's library does not have yet. What a policy makes is declared as what parsers take. */
interface TrustedTypes {
  /** @param rules each gets the sink from the browser, and returns null to refuse */
  createPolicy(
    name: string,
    rules: { readonly createHTML: Rule; readonly createScriptURL?: Rule },
  ): { readonly createHTML: (html: string) => string };
}

type Rule = (text: string, type?: string, sink?: string) => string | null;

/** Undefined on the server, and in browsers that do not know them. */
export const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };

/** The name of our policy in Content-Security-Policy. */
export const trustedPolicy = 'texts';

const policy = trustedTypes?.createPolicy(trustedPolicy, { createHTML: (html) => html });

/**
 * Lets a browser parse a text that was sanitised, or that goes into a document where nothing runs. Other texts that become
 * markup are refused by the browser.
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html;
