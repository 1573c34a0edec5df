import type { AssistantTool } from 'voice-assistant/core';
import { fillInquiry } from '../contact/inquiry-draft.js';
import { CONTACT_FORM, contactChoices, contactLabels } from '../content/contact.js';
import { inputs, type Go } from './tool-inputs.js';

type Name = keyof typeof contactLabels;

const NAMES = Object.keys(contactLabels) as Name[];
const REQUIRED: readonly Name[] = ['name', 'email', 'phone', 'company'];

/** The value and the label of each choice, by the name of the field. */
const choices: Partial<Record<Name, readonly (readonly [value: string, label: string])[]>> =
  contactChoices;

/** The maximum length of what is filled into a field, in characters. */
const MAX_LENGTH = 1000;

function field(name: Name) {
  const title = contactLabels[name];
  const labels = choices[name]?.map(([, label]) => label);
  return labels ? { title, enum: labels } : { title, type: 'string', maxLength: MAX_LENGTH };
}

function valueOf(name: Name, given: unknown): string {
  const choice = choices[name]?.find(([, label]) => label === given);
  return choice ? choice[0] : String(given);
}

/** Fills the form for a demo. The visitor checks it and sends it. */
export const inquiryTool = (go: Go): AssistantTool => ({
  name: 'fill_demo_form',
  title: 'Fill in the form for a demo',
  description:
    'Fills in what the visitor has said into the form for a demo. The visitor sends it: it is not sent by this.',
  inputSchema: inputs(Object.fromEntries(NAMES.map((name) => [name, field(name)])), []),
  execute(given) {
    const { inquiry } = fillInquiry(
      Object.fromEntries(
        NAMES.flatMap((name) => (name in given ? [[name, valueOf(name, given[name])]] : [])),
      ),
    );
    go(`/contact#${CONTACT_FORM}`);
    const missing = REQUIRED.filter((name) => !inquiry[name]).map((name) => contactLabels[name]);
    return {
      filled: Object.keys(given),
      missing,
      next: 'The visitor checks the form and sends it.',
    };
  },
});
