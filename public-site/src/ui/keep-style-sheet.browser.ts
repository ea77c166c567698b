const SHEET = 'link[rel="stylesheet"]';

/**
 * Keeps the whole style sheet while what its link stands in is replaced (the link marks the fold of a page): puts a copy in the head.
 * @returns once the copy has come or failed
 */
export async function keepStyleSheet({ head, body }: Document): Promise<void> {
  const copy = body.querySelector(SHEET)?.cloneNode();
  if (!copy || head.querySelector(SHEET)) return;
  const settled = new Promise((resolve) => {
    copy.addEventListener('load', resolve);
    copy.addEventListener('error', resolve);
  });
  head.append(copy);
  await settled;
}
