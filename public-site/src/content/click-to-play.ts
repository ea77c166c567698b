/**
 * A video that loads nothing before the visitor asks for it: the click on its button is the consent, for this video and
 * this visit to the page. Loaded only where there is one; until then, and without scripts, the button is a link.
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
    // The button that had the focus is gone.
    frame.focus();
  }
}

customElements.define('click-to-play', ClickToPlay);
