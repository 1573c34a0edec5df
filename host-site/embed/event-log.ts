/** The maximum number of events, for performance. */
const KEPT_EVENTS = 200;

export interface EventLog {
  add(event: Event): void;
}

/** A list of events, newest last, and a button for each kind that shows it or hides it. */
export function createEventLog(
  /** `view` is what scrolls around the list. */
  parts: { readonly view: HTMLElement; readonly list: HTMLElement; readonly buttons: HTMLElement },
  kinds: readonly string[],
): EventLog {
  const hidden = new Set<string>();

  for (const kind of kinds) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = kind;
    button.setAttribute('aria-pressed', 'true');
    button.addEventListener('click', () => {
      const shown = hidden.delete(kind);
      if (!shown) hidden.add(kind);
      button.setAttribute('aria-pressed', String(shown));
      for (const row of parts.list.children) hideRow(row);
    });
    parts.buttons.append(button);
  }

  function hideRow(row: Element): void {
    row.toggleAttribute('hidden', hidden.has(row.getAttribute('data-kind') ?? ''));
  }

  return {
    add(event) {
      const row = document.createElement('li');
      row.dataset['kind'] = event.type;
      const name = document.createElement('b');
      name.textContent = event.type;
      row.append(name, ` ${contents(event)}`);
      hideRow(row);
      parts.list.append(row);
      if (parts.list.children.length > KEPT_EVENTS) parts.list.firstElementChild?.remove();
      parts.view.scrollTop = parts.view.scrollHeight;
    },
  };
}

/** The event's own properties. */
function contents(event: Event): string {
  const own = Object.entries(event).filter(([name]) => name !== 'isTrusted');
  return own.length === 0 ? '' : JSON.stringify(Object.fromEntries(own));
}
