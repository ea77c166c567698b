export function ShellLoading() {
  return (
    <div className="shell-centre" role="status">
      <span className="shell-spinner" aria-hidden="true" />
      <span className="shell-hidden">Chargement…</span>
    </div>
  );
}
