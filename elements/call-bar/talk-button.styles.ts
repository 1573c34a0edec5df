import { css } from 'lit';

/** The button that is held to be heard; it and a text box are too much for one line. */
export const talkButtonStyles = css`
  .text:has(~ .talk) {
    flex-basis: 100%;
  }
  .talk {
    display: flex;
    flex: 1 0 8.75rem;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    height: 2.75rem;
    padding: 0 0.75rem;
    background: var(--hover);
    color: var(--on-hover);
    font-weight: 600;
    touch-action: none;
    user-select: none;
  }
  .talk ~ .call {
    min-width: 0;
    padding: 0 1rem;
  }
  .talk.held {
    background: var(--accent);
    color: var(--on-accent);
  }
  @media (forced-colors: active) {
    .talk.held {
      background: Highlight;
      color: HighlightText;
      outline-color: ButtonText;
      /* Else its words would lie on a plate of another colour. */
      forced-color-adjust: none;
    }
  }
`;
