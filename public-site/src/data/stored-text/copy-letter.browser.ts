import { plainMessage } from './plain-message';

/** A button that copies the message around it. Only pages with a message load this script; without it, visitors select the text by hand. */
class CopyLetter extends HTMLElement {
  connectedCallback(): void {
    const letter = this.parentElement;
    // Browsers offer no clipboard to a page without https.
    if (!letter || !('clipboard' in navigator) || this.hasChildNodes()) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Copier';
    const outcome = document.createElement('output');
    button.addEventListener('click', () => {
      void navigator.clipboard
        .writeText(messageIn(letter))
        .then(
          () => 'Copié',
          () => 'Copie refusée',
        )
        .then((words) => (outcome.textContent = words));
    });
    // A part that the visitor selects and copies gets the same plain characters as the whole message.
    letter.addEventListener('copy', (event) => {
      event.clipboardData?.setData('text/plain', plainMessage(String(getSelection())));
      event.preventDefault();
    });
    this.append(outcome, button);
  }
}

const messageIn = (letter: HTMLElement): string =>
  plainMessage(
    [...letter.querySelectorAll<HTMLElement>(':scope > :not(copy-letter)')]
      .map((block) => (block.matches('ul, ol') ? linesOf(block) : block.innerText))
      .join('\n\n'),
  );

const linesOf = (list: HTMLElement): string =>
  [...list.querySelectorAll<HTMLElement>(':scope > li')].map(({ innerText }) => `- ${innerText}`).join('\n');

customElements.define('copy-letter', CopyLetter);
