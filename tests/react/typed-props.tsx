import '../../jsx/react.js';
import {
  VoiceAssistant,
  useVoiceAssistant,
  type VoiceAssistantElement,
} from '../../react/index.js';

/** Compiles only if every prop, event and ref has its type; it is never run. */
export function TypedProps() {
  const { state, view, send } = useVoiceAssistant({ publicKey: 'key', mode: 'voice' });
  // @ts-expect-error there is no such intent
  send({ type: 'shout' });
  return (
    <>
      <VoiceAssistant
        publicKey="key"
        assistantId="assistant"
        mode="hybrid"
        showTranscript
        styles={{ size: 'tiny', radius: 'none' }}
        texts={{ title: state.chat.status, language: view.status }}
        ref={(element: VoiceAssistantElement | null) => element?.startCall()}
        onCallRequest={(event) => event.preventDefault()}
        onMessageRequest={({ text }) => text.trim()}
        onPanelToggle={({ open }) => String(open)}
        onCallStart={(event) => event.type}
        onCallEnd={({ reason }) => reason.trim()}
        onCallStartProgress={({ progress }) => progress.stage}
        onCallStartSuccess={({ totalDuration }) => totalDuration.toFixed()}
        onCallStartFailed={({ failure }) => failure.type}
        onSpeechStart={(event) => event.type}
        onSpeechEnd={(event) => event.type}
        onMessage={({ message }) => message.type === 'transcript' && message.transcript.trim()}
        onError={({ error }) => error.message.trim()}
      />
      <VoiceAssistant
        assistantId={undefined}
        onCallEnd={undefined}
        className="assistant"
        data-page="home"
        key="one"
      >
        <span slot="header-icon" />
      </VoiceAssistant>
      <voice-assistant assistantId={undefined} public-key={undefined} onva-error={undefined} />
      {/* @ts-expect-error a method is no prop: it would be overwritten */}
      <VoiceAssistant open={() => undefined} />
      {/* @ts-expect-error neither is one of Lit's */}
      <VoiceAssistant requestUpdate={undefined} />
      {/* @ts-expect-error there is no such mode */}
      <VoiceAssistant mode="shout" />
      {/* @ts-expect-error the reason is a text */}
      <VoiceAssistant onCallEnd={({ reason }) => reason.toFixed()} />
      {/* @ts-expect-error there is no such option */}
      <VoiceAssistant volume={11} />
      <VoiceAssistant
        options={{ onMessage: (message) => message.type === 'status-update' && message.status }}
      />
      <voice-assistant
        public-key="key"
        show-transcript
        max-duration-seconds={600}
        mode="voice"
        options={{ title: 'Ask us' }}
        onva-call-end={({ reason }) => reason.trim()}
      />
      {/* @ts-expect-error there is no such option */}
      <voice-assistant publickKey="key" />
      {/* @ts-expect-error there is no such size */}
      <voice-assistant size="huge" />
      {/* @ts-expect-error the error has no such event */}
      <voice-assistant onva-error={({ reason }) => reason} />
    </>
  );
}
