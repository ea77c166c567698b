/** Sharing by plain links, which need no script, of ours or of anybody's. */
export function ShareLinks({ title, url }: { readonly title: string; readonly url: string }) {
  const address = encodeURIComponent(url);
  const places = [
    { label: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { label: 'WhatsApp', href: `https://wa.me/?text=${encodeURIComponent(title)}%20${address}` },
    { label: 'E-mail', href: `mailto:?subject=${encodeURIComponent(title)}&body=${address}` },
  ];
  return (
    <ul className="flex flex-wrap gap-x-2.5">
      {places.map(({ label, href }) => (
        <li key={label}>
          <a href={href} rel="noopener" className="inline-block py-1 underline underline-offset-4 hover:text-action">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
