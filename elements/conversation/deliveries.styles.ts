import { css } from 'lit';

export const deliveryStyles = css`
  .user > .delivery {
    text-align: end;
  }
  /* Only until the answer begins. */
  .message:not(.last) > .sent {
    display: none;
  }
  /* Until it lasts, it takes no room: a usual answer would move it away at once. */
  .sending,
  .sent {
    animation: last 0s 1s backwards;
  }
  @keyframes last {
    from {
      height: 0;
      margin-block-start: 0;
      overflow: hidden;
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
