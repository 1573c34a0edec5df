/** Acts once the page is shown: a prerendered one has neither the microphone nor the storage of its tab yet. */
export function onceShown(act: () => void): void {
  const page: (Document & { readonly prerendering?: boolean }) | undefined = globalThis.document;
  if (page?.prerendering) page.addEventListener('prerenderingchange', act, { once: true });
  else act();
}
