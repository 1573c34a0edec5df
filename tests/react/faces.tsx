/** @jsxRuntime automatic */
import { StrictMode, type ComponentProps, type Ref } from 'react';
import {
  useAssistantTool,
  useVoiceAssistant,
  VoiceAssistant,
  type VoiceAssistantElement,
} from '../../react/index.js';
import type { AssistantOptions } from '../../core/headless/index.js';

/** Props that can be handed over from a test to a page. */
export type Props = Omit<ComponentProps<typeof VoiceAssistant>, 'ref' | `on${string}`>;

/** Every event prop that there is. */
const EVENT_PROPS = [
  'onCallRequest',
  'onMessageRequest',
  'onPanelToggle',
  'onCallStart',
  'onCallEnd',
  'onCallStartProgress',
  'onCallStartSuccess',
  'onCallStartFailed',
  'onSpeechStart',
  'onSpeechEnd',
  'onMessage',
  'onError',
] as const satisfies readonly (keyof ComponentProps<typeof VoiceAssistant>)[];

/** The tag, optionally with a listener for every event. */
export function Tag({
  props,
  element,
  tell,
}: {
  props: Props;
  element?: Ref<VoiceAssistantElement>;
  tell?: (prop: string) => void;
}) {
  const listeners = Object.fromEntries(
    tell ? EVENT_PROPS.map((prop) => [prop, () => tell(prop)]) : [],
  );
  return (
    <StrictMode>
      <VoiceAssistant {...props} {...listeners} ref={element} />
    </StrictMode>
  );
}

function Headless({ options }: { options: AssistantOptions }) {
  const { state, view, send } = useVoiceAssistant(options);
  return (
    <section>
      <output>
        {state.consent.status} {view.status}
      </output>
      <button onClick={() => send({ type: 'send-message', text: 'What are your opening hours?' })}>
        Ask
      </button>
      <button onClick={() => send({ type: 'start-call' })}>{state.voice.status}</button>
      {state.transcript.entries.map(({ id, role, text }) => (
        <p key={id} className={role}>
          {text}
        </p>
      ))}
    </section>
  );
}

/** A face of one's own, by the hook. */
export function OwnFace({ options }: { options: AssistantOptions }) {
  return (
    <StrictMode>
      <Headless options={options} />
    </StrictMode>
  );
}

function Cart({ items }: { items: readonly string[] }) {
  useAssistantTool({
    name: 'read_cart',
    description: 'Returns what is in the cart',
    readOnly: true,
    execute: () => items,
  });
  return <output>{items.length} items</output>;
}

/** A component with a tool. */
export function ToolFace({ items }: { items: readonly string[] }) {
  return (
    <StrictMode>
      <Cart items={items} />
    </StrictMode>
  );
}
