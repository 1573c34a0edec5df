import { css, html, LitElement } from 'lit';

/** The least that an element of Lit with a button is. */
class BareLitElement extends LitElement {
  static override styles = css`
    button {
      position: fixed;
      right: 1.25rem;
      bottom: 1.25rem;
      padding: 1rem;
      border: none;
      border-radius: 1rem;
      color: white;
      background: black;
    }
  `;

  protected override render() {
    return html`<button class="launcher" type="button">Talk with AI</button>`;
  }
}

customElements.define('bare-lit-element', BareLitElement);
