import { blockSchemas } from '../blocks/block-schemas.js';

const DESCRIPTIONS = {
  buttons: 'Shows buttons with replies that the visitor can choose',
  card: 'Shows one or several cards with image, title, text, link and button',
  form: 'Shows a form to enter or correct a name, a phone number, an email address, a choice or a time',
};

/** The tools by which the assistant of a call shows blocks. */
export const blockTools = (['buttons', 'card', 'form'] as const).map((type) => ({
  name: `show_${type}`,
  description: DESCRIPTIONS[type],
  inputSchema: blockSchemas[type],
}));
