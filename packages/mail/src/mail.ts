/** One part of an e-mail's body, written once for HTML and plain text. Its texts contain no markup. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** The sender's own words, with their line breaks. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: 'button'; readonly label: string; readonly href: string }
  | { readonly kind: 'list'; readonly items: readonly { readonly label: string; readonly href?: string }[] }
  /** A picture at an absolute address; mail programs without pictures show its alternative text. */
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string };

/** An e-mail before it is laid out. */
export interface Mail {
  readonly subject: string;
  /** The preview text that mailboxes show beside the subject. */
  readonly preview: string;
  readonly title: string;
  readonly body: readonly Block[];
  /** The reason why the recipient gets this e-mail, in one sentence. */
  readonly reason: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  /** The address of one-click unsubscription (RFC 8058). */
  readonly unsubscribe?: string;
}

/** The site's data in every e-mail. */
export interface MailSite {
  /** The public address, without a trailing slash. */
  readonly url: string;
}

/** Declares the payload of a kind of e-mail in the outbox: the properties of `data` and `secret` together, with their types. */
export type Payload = { readonly [name: string]: Field };
type Field = keyof Leaves | readonly [Payload] | Payload;
interface Leaves {
  text: string;
  'text or null': string | null;
  'text or absent': string | undefined;
  number: number;
}
export type ValueOf<F> = F extends keyof Leaves
  ? Leaves[F]
  : F extends readonly [infer Item]
    ? readonly ValueOf<Item>[]
    : { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** A kind of e-mail: its name in the back-office, the data that the database writes for it, and its texts. */
export interface MailKind {
  readonly name: string;
  readonly payload: Payload;
  /** @throws when the data do not match the declared payload */
  write(data: unknown, site: MailSite): Mail;
}

/** Declares a kind of e-mail. `write` gets only data that match the payload; `name` is the French label in the back-office. */
export function mailKind<const P extends Payload>(
  name: string,
  payload: P,
  write: (data: ValueOf<P>, site: MailSite) => Mail,
): MailKind {
  const isPayload = (data: unknown): data is ValueOf<P> => holds(payload, data);
  return {
    name,
    payload,
    write: (data, site) => {
      if (!isPayload(data)) throw new Error(`« ${name} » lacks what it says: ${JSON.stringify(Object.keys(payload))}`);
      return write(data, site);
    },
  };
}

function holds(field: Field, value: unknown): boolean {
  if (typeof field === 'string') return leaves[field](value);
  if (isList(field)) return Array.isArray(value) && value.every((item) => holds(field[0], item));
  const values = new Map<string, unknown>(Object.entries(value ?? {}));
  return Object.entries(field).every(([name, inner]) => holds(inner, values.get(name)));
}

const leaves: Readonly<Record<keyof Leaves, (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string',
  'text or null': (value) => typeof value === 'string' || value === null,
  'text or absent': (value) => typeof value === 'string' || value === undefined,
  number: (value) => typeof value === 'number',
};

const isList = (field: Payload | readonly [Payload]): field is readonly [Payload] => Array.isArray(field);
