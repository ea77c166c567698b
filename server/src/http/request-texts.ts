/** The texts of a request by their names. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** Properties of auth requests that are no text. */
const OTHER_TYPES = new Set(['data', 'gotrue_meta_security', 'create_user', 'scope']);

/**
 * Reads the texts of a JSON body, which stays there to be read. lite 0.10.0 answers 500 for a number in the place of a text, for
 * what PostgreSQL cannot store and for line breaks in addresses.
 * @returns undefined for these; nothing for a body that is not JSON, which lite refuses by itself
 */
export async function readTexts(request: Request): Promise<Texts | undefined> {
  const parameters = [...new URL(request.url).searchParams.values()];
  if (parameters.some((value) => /\p{Cc}/u.test(value))) return undefined;
  const body = parsed(await request.clone().text());
  if (body === undefined) return {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return undefined;
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries<unknown>({ ...body })) {
    if (OTHER_TYPES.has(name) || value === null) continue;
    if (typeof value !== 'string' || value.includes('\0')) return undefined;
    texts[name] = value;
  }
  return texts;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
