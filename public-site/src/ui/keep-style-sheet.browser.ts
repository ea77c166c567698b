const SHEET = 'link[rel="stylesheet"]';

/** Copies the style sheet's link into the head, before the content around it is replaced. @returns once it has loaded or failed */
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
