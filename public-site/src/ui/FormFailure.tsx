/** Why a form was not sent. Its focus is given by answer-in-place.ts. */
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
