import { html, nothing, type TemplateResult } from 'lit';
import type { RenderContext } from '../shared/host.js';
import { activityIcon } from '../shared/activity-icon.js';
import { close, reset } from '../shared/icons.js';
import { languageOf } from '../shared/language.js';
import { isSilenced } from '../shared/silenced.js';

/** The heading, the status line and the buttons. `startOver` may ask first. */
export function header(
  { assistant, view, options, language }: RenderContext,
  startOver: () => void,
  /** Shown before the button that closes the panel. */
  buttons: unknown,
): TemplateResult {
  const { title, avatar, texts, layout } = options;
  const { controls } = texts;
  const { failure } = view;
  const silenced = isSilenced(view, options);
  const status = failure ? texts.trouble : silenced ? texts.call.muted : texts.status[view.status];
  return html`<div part="header" class="header">
    <slot name="header-icon">
      <span class="avatar">
        ${avatar ? html`<img part="avatar" src=${avatar} alt="" />` : nothing}${activityIcon(view.activity)}
      </span>
    </slot>
    <div class="labels">
      <div id="heading">
        <slot name="header">
          <h2 part="title" class="title" lang=${languageOf(title, texts.title, language)}>
            ${title}
          </h2>
        </slot>
      </div>
      <p part="status" class="status" .textContent=${status}></p>
    </div>
    ${
      view.call.since === null
        ? nothing
        : html`<span part="call-time" class="call-time" role="timer"></span>`
    }
    <button
      part="reset-button"
      class="plain"
      type="button"
      title=${controls.reset}
      @click=${startOver}
    >
      ${reset}
    </button>
    ${buttons}
    ${
      layout === 'floating'
        ? html`<button
            part="close-button"
            class="plain"
            type="button"
            title=${controls.close}
            @click=${() => assistant.dispatch({ type: 'close' })}
          >
            ${close}
          </button>`
        : nothing
    }
  </div>`;
}
