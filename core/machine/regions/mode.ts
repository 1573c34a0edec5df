/** What the visitor is using at this moment. */
export type ActiveMode =
  { readonly status: 'none' } | { readonly status: 'voice' } | { readonly status: 'chat' };

export const noMode: ActiveMode = { status: 'none' };
export const voiceMode: ActiveMode = { status: 'voice' };
export const chatMode: ActiveMode = { status: 'chat' };
