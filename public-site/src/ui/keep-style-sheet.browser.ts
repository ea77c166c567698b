const SHEET = 'link[rel="stylesheet"]';

/**
 * Keeps the whole style sheet while the element around its link, at the fold of a page, is replaced: puts a copy into the head.
 * @returns once the copy has loaded or failed
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
