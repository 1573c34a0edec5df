/** The least that a custom element with a button is. */
class BareElement extends HTMLElement {
  connectedCallback(): void {
    const root = this.attachShadow({ mode: 'open' });
    const button = document.createElement('button');
    button.className = 'launcher';
    button.textContent = 'Talk with AI';
    button.style.cssText = 'position: fixed; right: 1.25rem; bottom: 1.25rem; padding: 1rem';
    root.append(button);
  }
}

customElements.define('bare-element', BareElement);
