import { css } from 'lit';

export const deliveryStyles = css`
  .delivery {
    text-align: end;
  }
  /* Only until the answer begins. */
  .group:not(:last-child) .sent,
  .message:not(:last-child) > .sent {
    display: none;
  }
  /* A moment is not worth mentioning. */
  .sending {
    animation: appear 0s 1s backwards;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .withdraw {
    text-decoration: underline;
  }
  .mark {
    margin-inline: auto;
    text-align: center;
  }
  .mark,
  .delivery {
    margin-block-start: 0.25rem;
    font-size: 0.867em;
    color: var(--quiet);
  }
`;
