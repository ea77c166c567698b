/**
 * A second button of a form for browsers without scripts. Safari refuses an accented domain in a field of the type `email`; this button
 * sends the form without the browser's checks, and the server checks it. Enter still presses the first button.
 */
export const SendUnchecked = () => (
  <noscript>
    <button type="submit" formNoValidate className="self-start text-left text-base underline underline-offset-4">
      Adresse refusée par votre navigateur{'\u00A0'}? Envoyer sans son contrôle
    </button>
  </noscript>
);
