/** The address of the account. */
export function EmailField() {
  return (
    <div className="shell-field">
      <label htmlFor="email">E-mail</label>
      <div className="shell-input">
        <input id="email" name="email" type="email" autoComplete="username" required />
      </div>
    </div>
  );
}
