/** From how many characters before the limit screen readers announce it. */
const NEAR = 500;

const written = (count: number): string => count.toLocaleString('fr-FR');

/** Counts the message (`MessageField`): seen from the first word on, said only near the limit, and then not at every key. */
export function countMessage(form: HTMLFormElement): void {
  const length = form.querySelector('textarea')?.value.trim().length ?? 0;
  const seen = form.querySelector<HTMLElement>('[data-count]');
  const said = seen?.nextElementSibling;
  if (!seen || !said) return;
  const limit = Number(seen.dataset['count']);
  const left = limit - length;
  seen.hidden = length === 0;
  seen.textContent = `${written(length)} / ${written(limit)}\u00A0caractères`;
  seen.classList.toggle('text-danger', left < 0);
  seen.classList.toggle('font-medium', left < 0);
  said.textContent =
    left < 0
      ? `Message trop long : ${written(limit)} caractères au plus.`
      : left < NEAR
        ? `Il reste moins de ${100 * Math.floor(left / 100 + 1)} caractères.`
        : '';
}
