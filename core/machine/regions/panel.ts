/** The expanded view, or the launcher alone. */
export type Panel = { readonly status: 'closed' } | { readonly status: 'open' };

export const closedPanel: Panel = { status: 'closed' };
export const openPanel: Panel = { status: 'open' };
