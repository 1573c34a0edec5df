import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';

export function icon(paths: SVGTemplateResult): TemplateResult {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>`;
}

export const microphone = icon(
  svg`<rect x="9" y="3" width="6" height="11" rx="3"/><path d="M5 11a7 7 0 0 0 14 0M12 18v3"/>`,
);
export const microphoneOff = icon(
  svg`<path d="M9 9v2a3 3 0 0 0 5 2.2M15 10.5V6a3 3 0 0 0-5.7-1.3M5 11a7 7 0 0 0 11.4 5.4M19 11a7 7 0 0 1-.6 2.8M12 18v3M4 4l16 16"/>`,
);
export const phone = icon(
  svg`<path d="M6.5 4h3l1.5 4-2 1.5a11 11 0 0 0 5.5 5.5L16 13l4 1.5v3a2 2 0 0 1-2.2 2A15.5 15.5 0 0 1 4.5 6.2 2 2 0 0 1 6.5 4z"/>`,
);
export const hangUp = icon(
  svg`<path d="M3.5 14.5c4.7-4.7 12.3-4.7 17 0l-2.2 2.2-3.3-1.6v-2.5a11 11 0 0 0-6 0v2.5l-3.3 1.6z"/>`,
);
export const stop = icon(svg`<rect x="7" y="7" width="10" height="10" fill="currentColor"/>`);
export const send = icon(svg`<path d="M12 19V5M6 11l6-6 6 6"/>`);
export const close = icon(svg`<path d="M6 6l12 12M18 6L6 18"/>`);
export const reset = icon(svg`<path d="M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5"/>`);
export const chatBubble = icon(
  svg`<path d="M5 5h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z"/>`,
);
/** A bubble with the bars of a voice. */
export const talkBubble = icon(
  svg`<path d="M5 4h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-7l-5 4v-4H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8.5 9.5v2M12 7.5v6M15.5 9.5v2"/>`,
);
export const down = icon(svg`<path d="M6 10l6 6 6-6"/>`);
export const speaker = icon(
  svg`<path d="M4 10v4h3l5 4V6L7 10zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11"/>`,
);
export const alert = icon(svg`<path d="M12 6v8M12 18v.1"/>`);
