import type { RenderedPage } from '../../host-site/entry-server.js';

/** Puts a drawn page into the document that all pages share. */
export function fillTemplate(template: string, { head, body }: RenderedPage): string {
  return template.replace('<!--head-->', () => head).replace('<!--body-->', () => body);
}
