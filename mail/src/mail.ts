/** One part of an e-mail's body, written once for HTML and plain text. Texts are plain: nothing in them is markup. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** Somebody's own words, with their line breaks. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'list'; readonly items: readonly { readonly label: string; readonly href?: string }[] }
  /** A picture at a whole address; mailboxes that show none show its alternative text. */
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string };

/** An e-mail before it is laid out. */
export interface Mail {
  readonly subject: string;
  /** What mailboxes show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly body: readonly Block[];
  /** Why the recipient gets this e-mail, in one sentence. */
  readonly reason: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** Where one click ends the subscription (RFC 8058). */
  readonly unsubscribe?: string;
}

/** What every e-mail knows of the site. */
export interface MailSite {
  /** The public address, without a trailing slash. */
  readonly url: string;
}
