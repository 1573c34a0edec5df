import type { ConversationMessage, ToolDefinition } from '../answers/answer-engine.js';
import type { AssistantSettings } from '../call/new-call.js';
import { ApiError } from '../http/api-error.js';
import { textOf } from '../http/text-of.js';
import type { Assistant, AssistantOverrides } from './assistant-schema.js';
import { DEFAULT_ASSISTANT } from './assistants.js';

/**
 * An assistant with defaults filled in, overridden settings replaced, and template variables
 * `{{name}}` replaced by their values.
 */
export function withOverrides(
  assistant: Assistant,
  ...overrides: readonly (AssistantOverrides | null | undefined)[]
): Assistant {
  const { variableValues = {}, ...merged } = Object.assign(
    {},
    DEFAULT_ASSISTANT,
    assistant,
    ...overrides,
  ) as AssistantOverrides;
  const fill = templateFiller(variableValues);
  const messages = merged.model?.messages?.map((message) =>
    message.content ? { ...message, content: fill(message.content) } : message,
  );
  return {
    ...merged,
    ...(merged.firstMessage && { firstMessage: fill(merged.firstMessage) }),
    ...(messages && { model: { ...merged.model, messages } }),
  };
}

/** The settings of an assistant that a call needs. */
export function settingsOf(assistant: Assistant): AssistantSettings {
  const waits = assistant.firstMessageMode === 'assistant-waits-for-user';
  return {
    name: assistant.name,
    firstMessage: waits ? undefined : assistant.firstMessage || undefined,
    // A page that records requests the greeting once the recording runs.
    firstMessageHeld: assistant.artifactPlan?.videoRecordingEnabled ?? false,
    systemPrompt: systemPrompt(assistant),
    voiceProvider: assistant.voice?.provider,
    tools: toolsOf(assistant),
  };
}

/** Those of a call over an open wire, where the visitor speaks first unless the assistant has words of its own. */
export function openSettingsOf(assistant: Assistant): AssistantSettings {
  return settingsOf(
    assistant === DEFAULT_ASSISTANT ? { ...assistant, firstMessage: '' } : assistant,
  );
}

/** The functions among the tools of the model, and those that the page's overrides add. */
function toolsOf({ model, 'tools:append': more = [] }: Assistant): readonly ToolDefinition[] {
  return [...(model?.tools ?? []), ...more].flatMap(({ type, function: named }) =>
    type === 'function' && named ? [{ type, function: named }] : [],
  );
}

/** The system messages of the assistant's model as one text, or undefined without any. */
function systemPrompt({ model }: Assistant): string | undefined {
  const texts = (model?.messages ?? [])
    .filter(({ role }) => role === 'system')
    .flatMap(({ content }) => content ?? []);
  return texts.join('\n\n') || undefined;
}

/** The system prompt as the beginning of a conversation. */
export function instructionsOf(assistant: Assistant): ConversationMessage[] {
  const content = systemPrompt(assistant);
  return content === undefined ? [] : [{ role: 'system', content }];
}

/** Many variables with a long value would be far larger than their body. */
const MOST_FILLED = 1024 * 1024;

/**
 * A variable without a value stays visible to the page author.
 *
 * @throws ApiError 400 for values of more than {@link MOST_FILLED} characters in all texts
 */
function templateFiller(values: Readonly<Record<string, unknown>>): (text: string) => string {
  let filled = 0;
  return (text) =>
    text.replace(/\{\{\s*([\w.-]+)\s*\}\}/g, (whole, name: string) => {
      if (!Object.hasOwn(values, name)) return whole;
      const value = textOf(values[name]);
      filled += value.length;
      if (filled > MOST_FILLED)
        throw new ApiError(400, `variableValues fill in more than ${MOST_FILLED} characters`);
      return value;
    });
}
