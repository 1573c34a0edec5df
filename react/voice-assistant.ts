'use client';

import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '../elements/define.js';
import {
  EVENT_OF_PROP,
  type EventProps,
  type VoiceAssistantEventMap,
} from '../elements/voice-assistant/event-table.js';
import {
  ATTRIBUTES,
  OPTION_PROPERTIES,
  type OptionProps,
} from '../elements/voice-assistant/properties.js';
import { useRefWithCleanup } from './ref-with-cleanup.js';
import { VoiceAssistant as Element } from '../elements/voice-assistant/voice-assistant.js';

type Events = {
  [Prop in keyof typeof EVENT_OF_PROP]: EventName<
    VoiceAssistantEventMap[(typeof EVENT_OF_PROP)[Prop]]
  >;
};

interface TagProps {
  readonly served?: Readonly<Record<string, string>>;
  readonly suppressHydrationWarning?: boolean;
}

/**
 * Takes the attributes past the wrapper, which would make properties of them. What only hydration needs would
 * be an attribute with Preact.
 */
function createTag(
  tag: string,
  { served, suppressHydrationWarning, ...props }: TagProps,
): React.ReactElement {
  return React.createElement(tag, {
    ...served,
    ...(served && { suppressHydrationWarning }),
    ...props,
  });
}

const Wrapped = createComponent({
  tagName: 'voice-assistant',
  elementClass: Element,
  react: {
    ...React,
    createElement: createTag as typeof React.createElement,
    // React 18 warns of layout effects on a server.
    useLayoutEffect: globalThis.document ? React.useLayoutEffect : React.useEffect,
  },
  events: EVENT_OF_PROP as unknown as Events,
});

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
export const VoiceAssistant = React.forwardRef<Element, VoiceAssistantProps>((props, forwarded) => {
  const ref = useRefWithCleanup(forwarded);
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
