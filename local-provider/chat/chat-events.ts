/** The events of a streamed chat: the widget's own, or one of the management API. */
export async function* chatEvents(
  deltas: AsyncIterable<string>,
  names: { readonly id: string; readonly sessionId?: string | null },
): AsyncGenerator<object> {
  for await (const delta of deltas) yield { ...names, path: 'chat.output[0].content', delta };
}
