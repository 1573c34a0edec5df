'use client';

import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../elements/define.js';
import {
  ATTRIBUTES,
  OPTION_PROPERTIES,
  type OptionProps,
} from '../elements/voice-assistant/properties.js';
import { useRefWithCleanup } from './ref-with-cleanup.js';
import {
  VoiceAssistant as Element,
  type VoiceAssistantEventMap,
} from '../elements/voice-assistant/voice-assistant.js';

type Handler<Name extends keyof VoiceAssistantEventMap> = EventName<VoiceAssistantEventMap[Name]>;

function handler<Name extends keyof VoiceAssistantEventMap>(name: Name): Handler<Name> {
  return name as unknown as Handler<Name>;
}

/** Every event by the name of its prop. A missing one does not compile. */
type EveryEvent = {
  [Name in keyof VoiceAssistantEventMap as PropName<Name>]: Handler<Name>;
};
type PropName<Name extends string> = Name extends `va-${infer Rest}` ? `on${Camel<Rest>}` : never;
type Camel<Text extends string> = Text extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${Camel<Rest>}`
  : Capitalize<Text>;

const events = {
  onCallRequest: handler('va-call-request'),
  onMessageRequest: handler('va-message-request'),
  onPanelToggle: handler('va-panel-toggle'),
  onCallStart: handler('va-call-start'),
  onCallEnd: handler('va-call-end'),
  onCallStartProgress: handler('va-call-start-progress'),
  onCallStartSuccess: handler('va-call-start-success'),
  onCallStartFailed: handler('va-call-start-failed'),
  onSpeechStart: handler('va-speech-start'),
  onSpeechEnd: handler('va-speech-end'),
  onMessage: handler('va-message'),
  onFeedback: handler('va-feedback'),
  onError: handler('va-error'),
} satisfies EveryEvent;

interface TagProps {
  readonly served?: Readonly<Record<string, string>>;
}

/** Takes the attributes past the wrapper, which would make properties of them. */
function createTag(tag: string, { served, ...props }: TagProps): React.ReactElement {
  return React.createElement(tag, { ...served, ...props });
}

const Wrapped = createComponent({
  tagName: 'voice-assistant',
  elementClass: Element,
  react: { ...React, createElement: createTag as typeof React.createElement },
  events,
});

type EventProps = {
  [Prop in keyof EveryEvent]?: ((event: EveryEvent[Prop]['__eventType']) => void) | undefined;
};

/**
 * Options, events and the attributes of every element. Not the element's methods, which a prop of their
 * name would take the place of.
 */
export interface VoiceAssistantProps
  extends
    OptionProps,
    EventProps,
    Omit<React.HTMLAttributes<Element>, keyof OptionProps | keyof EventProps> {}

/**
 * `<voice-assistant>` for React: every option but `errorReporter` is a prop, every event an `onX` prop, and a ref is the
 * element with its methods. A server renders options that are texts, numbers or booleans as attributes;
 * all others, and events, follow when the page is hydrated. In a hidden `<Activity>` there is no element,
 * and so no call.
 */
export const VoiceAssistant = React.forwardRef<Element, VoiceAssistantProps>((props, given) => {
  const ref = useRefWithCleanup(given);
  // Hydration must render what the server did, and what has attributes keeps them.
  const [isServed] = React.useState(React.useSyncExternalStore(never, no, yes));
  const [shown, setShown] = React.useState(true);
  // React keeps the elements of a hidden tree in the page, where a call would go on unseen.
  React.useEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, []);
  const tag: VoiceAssistantProps & TagProps = isServed
    ? { ...props, served: attributesOf(props) }
    : props;
  return shown ? React.createElement(Wrapped, { ...tag, ref }) : null;
});

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

function attributesOf(props: VoiceAssistantProps): Readonly<Record<string, string>> {
  return Object.fromEntries(
    OPTION_PROPERTIES.flatMap((name, at) => {
      const value: unknown = props[name];
      if (!['string', 'number', 'boolean'].includes(typeof value)) return [];
      return [[ATTRIBUTES[at]!, value === true ? '' : String(value)]];
    }),
  );
}

VoiceAssistant.displayName = 'VoiceAssistant';

export type { Element as VoiceAssistantElement };
