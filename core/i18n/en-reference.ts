/** The texts of the button beside a failure. The option `texts.reference` replaces any of them. */
export const enReference = {
  copy: 'Copy reference',
  copied: 'Copied',
  /** What is copied. An id that is not known is left out with its word. */
  call: 'Call {id}',
  chat: 'Chat {id}',
} as const;
