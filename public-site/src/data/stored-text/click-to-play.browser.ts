/**
 * A video whose player loads on click: the click is the visitor's consent, for this video and this visit to the page.
 * Only pages with a video load this script; before that, and without scripts, a link leads to the video.
 */
class ClickToPlay extends HTMLElement {
  connectedCallback(): void {
    const link = this.querySelector('a');
    if (!link) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.append(...link.childNodes);
    button.addEventListener('click', () => this.#play(button.textContent));
    link.replaceWith(button);
  }

  #play(words: string): void {
    const frame = document.createElement('iframe');
    frame.src = this.getAttribute('src') ?? '';
    frame.title = this.parentElement?.querySelector('figcaption')?.textContent.trim() || words;
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    this.replaceChildren(frame);
    // The button had the focus and no longer exists.
    frame.focus();
  }
}

customElements.define('click-to-play', ClickToPlay);
