import { paybackWords } from './payback';

/** Updates a payback calculator while the visitor types. Only pages with a calculator load this script, when it comes near the window. */
class PaybackCalculator extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('input', () => this.#answer());
    // When a visitor comes back to the page, the browser restores the numbers that were typed.
    this.#answer();
  }

  #answer(): void {
    const number = (name: string): number =>
      this.querySelector<HTMLInputElement>(`[name=${name}]`)?.valueAsNumber ?? Number.NaN;
    const { figure, reason } = paybackWords({
      hours: number('hours'),
      rate: number('rate'),
      price: number('price'),
      monthly: number('monthly'),
    });
    const [answer, words] = this.querySelectorAll('output > *');
    if (!answer || !words) return;
    answer.textContent = figure;
    words.textContent = reason;
  }
}

customElements.define('payback-calculator', PaybackCalculator);
