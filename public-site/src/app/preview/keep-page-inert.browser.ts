/**
 * Keeps the preview where it is: its links open in a new tab, and its forms send nothing. Links to a part of the text work as they do for
 * readers.
 */
export function keepPageInert(): void {
  document.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || (link.hash && link.pathname === window.location.pathname)) return;
      link.target = '_blank';
      link.relList.add('noopener');
    },
    { capture: true },
  );
  for (const event of ['submit', 'invalid'])
    document.addEventListener(
      event,
      (refused) => {
        refused.preventDefault();
        refused.stopImmediatePropagation();
      },
      { capture: true },
    );
}
