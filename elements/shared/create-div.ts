/** Creates a `div` with a class, a text and part names. */
export function createDiv(className: string, text = '', part = ''): HTMLElement {
  const element = document.createElement('div');
  element.className = className;
  if (part) element.setAttribute('part', part);
  element.textContent = text;
  return element;
}
