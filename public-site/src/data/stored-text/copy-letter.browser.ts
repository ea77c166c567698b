import { plainMessage } from './plain-message';

/** The button that copies the message around it. Only pages with a message load this script; without it, visitors select the text. */
class CopyLetter extends HTMLElement {
  connectedCallback(): void {
    const letter = this.parentElement;
    // Browsers give no clipboard to an insecure page.
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
    // A part selected by hand is copied in the same way as the whole.
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
