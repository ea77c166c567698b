/** Keeps the preview on its page: links open in a new tab, and forms send nothing. Links to a heading of the same page still work. */
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
