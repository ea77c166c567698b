/** A logo of the settings that cannot be shown gives its place to the mark, whether it failed before or after this script ran. */
export function replaceBrokenLogos(page: Document): void {
  for (const logo of page.querySelectorAll<HTMLImageElement>('.logo img'))
    logo.decode().catch(() => (logo.src = '/logo.svg'));
}
