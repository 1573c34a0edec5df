'use client';

import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../elements/define.js';
import type { OptionProps } from '../elements/voice-assistant/properties.js';
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

const Wrapped = createComponent({
  tagName: 'voice-assistant',
  elementClass: Element,
  react: React,
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
 * element with its methods. On a server it renders the empty tag; options and events follow when the
 * page is hydrated. In a hidden `<Activity>` there is no element, and so no call.
 */
export const VoiceAssistant = React.forwardRef<Element, VoiceAssistantProps>((props, given) => {
  const ref = useRefWithCleanup(given);
  const [shown, setShown] = React.useState(true);
  // React keeps the elements of a hidden tree in the page, where a call would go on unseen.
  React.useEffect(() => {
    setShown(true);
    return () => setShown(false);
  }, []);
  return shown ? React.createElement(Wrapped, { ...props, ref }) : null;
});

VoiceAssistant.displayName = 'VoiceAssistant';

export type { Element as VoiceAssistantElement };
