import { paybackWords } from './payback';

/** A payback calculator that updates while one types. Only pages with a calculator load this script, once it is near the window. */
class PaybackCalculator extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('input', () => this.#answer());
    // A browser restores typed numbers when it comes back to the page.
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
