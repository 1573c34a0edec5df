/** @jsxImportSource solid-js */
import '../../jsx/solid.js';

/** Compiles only if the raw tag has its types in Solid too; it is never run. */
export function TypedTag() {
  return (
    <>
      <voice-assistant
        public-key="key"
        mode="voice"
        prop:assistantOverrides={{ variableValues: { name: 'Asha' } }}
        ref={(element) => element.startCall()}
        onva-call-end={({ reason }) => reason.trim()}
        on:va-error={({ error }) => error.message.trim()}
      />
      {/* @ts-expect-error there is no such mode */}
      <voice-assistant mode="shout" />
      {/* @ts-expect-error there is no such mode */}
      <voice-assistant prop:mode="shout" />
    </>
  );
}
