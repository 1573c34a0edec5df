/** @jsxImportSource preact */
import '../../jsx/preact.js';

/** Compiles only if the raw tag has its types in Preact too; it is never run. */
export function TypedTag() {
  return (
    <>
      <voice-assistant
        public-key="key"
        mode="voice"
        ref={(element) => element?.startCall()}
        onva-call-end={({ reason }) => reason.trim()}
      />
      {/* @ts-expect-error there is no such mode */}
      <voice-assistant mode="shout" />
    </>
  );
}
