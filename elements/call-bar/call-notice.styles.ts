import { css } from 'lit';

export const callNoticeStyles = css`
  .call-notice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.75rem;
    margin: 0 0.75rem;
    padding: 0.375rem 0.75rem;
    border: 1px solid transparent;
    border-radius: var(--small-radius);
    background: var(--hover);
    color: var(--on-hover);
    font-size: 0.933em;
    line-height: 1.4;
  }
  .call-notice p {
    flex: 1;
    margin: 0.375rem 0;
  }
  :is(.failure, .call-notice) + .call-notice {
    margin-top: 0.5rem;
  }
  :is(.lost, .hang-up, .unheard) {
    border-color: color-mix(in srgb, var(--danger) 40%, var(--base));
    background: color-mix(in srgb, var(--danger) 12%, var(--base));
    color: var(--text);
  }
  .silenced.call-notice {
    align-self: center;
    gap: 0.75rem;
    min-height: 2.25rem;
    padding-block: 0;
    border-radius: min(var(--radius) * 4, 1.125rem);
    border-color: color-mix(in srgb, var(--danger) 40%, var(--base));
    background: color-mix(in srgb, var(--danger) 10%, var(--base));
    color: var(--text);
  }
  .countdown {
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
`;
