/** The parts of a request, with a body in JSON. */
export interface JsonRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * What tells search engines of an address: https://www.indexnow.org/documentation. The site serves its key at /indexnow.txt.
 * @param data the key, and the path that is published
 * @param siteUrl public address without a trailing slash
 */
export function indexNowRequest({ key, path }: Readonly<Record<string, unknown>>, siteUrl: string): JsonRequest {
  const { host } = new URL(siteUrl);
  const body = { host, key, keyLocation: `${siteUrl}/indexnow.txt`, urlList: [`${siteUrl}${String(path)}`] };
  return { headers: { 'content-type': 'application/json; charset=utf-8' }, body: JSON.stringify(body) };
}
