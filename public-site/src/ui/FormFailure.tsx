/** Explains why a form was not sent. answer-in-place.browser.ts moves the focus to it. */
export function FormFailure({ children }: { readonly children: string }) {
  return (
    <p
      data-outcome
      tabIndex={-1}
      role="alert"
      className="rounded-control border-[1.5px] border-danger p-3 text-base text-danger"
    >
      {children}
    </p>
  );
}
