import { css } from 'lit';

export const talkButtonStyles = css`
  /* The talk button and a text box do not fit on one line. */
  .text:has(~ .talk) {
    flex-basis: 100%;
  }
  .talk {
    display: flex;
    flex: 1 0 8.75rem;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    height: var(--side);
    padding: 0 0.75rem;
    background: var(--hover);
    color: var(--on-hover);
    font-weight: 600;
    touch-action: none;
    /* Safari knows the prefixed property only. A long press would select the label. */
    -webkit-user-select: none;
    user-select: none;
    -webkit-touch-callout: none;
  }
  .talk ~ .call {
    min-width: 0;
    padding: 0 1rem;
  }
  .talk.held {
    background: var(--fill);
    color: var(--on-fill);
  }
  @media (forced-colors: active) {
    .talk.held {
      background: Highlight;
      color: HighlightText;
      outline-color: ButtonText;
      /* Otherwise browsers put a backplate of another colour behind the text. */
      forced-color-adjust: none;
    }
  }
`;
