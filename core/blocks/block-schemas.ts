/** A JSON schema. */
type Schema = Readonly<Record<string, unknown>>;

export type BlockType = 'buttons' | 'card' | 'form';

const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength });

function object(required: readonly string[], properties: Readonly<Record<string, Schema>>) {
  return { type: 'object', properties, required, additionalProperties: false };
}

const list = (items: Schema, maxItems: number) => ({
  type: 'array',
  items,
  minItems: 1,
  maxItems,
});

const id = { ...text(64), description: 'Replaces the earlier one with the same id' };
const reply = {
  anyOf: [text(200), object(['label', 'text'], { label: text(80), text: text(500) })],
};
const card = object(['title'], {
  title: text(120),
  text: text(500),
  image: object(['url', 'alt'], { url: text(1000), alt: text(200) }),
  link: object(['label', 'url'], { label: text(80), url: text(1000) }),
  button: reply,
});
const field = object(['kind'], {
  kind: { enum: ['name', 'phone', 'email', 'choice', 'time'] },
  label: text(80),
  required: { type: 'boolean' },
  value: { ...text(200), description: 'What was understood, for correction' },
  options: list(text(120), 20),
});

/** The schemas of the types of blocks. */
export const blockSchemas: Readonly<Record<BlockType, Schema>> = {
  buttons: object(['buttons'], { id, buttons: list(reply, 8) }),
  card: object(['cards'], { id, cards: list(card, 10) }),
  form: object(['fields'], { id, title: text(120), fields: list(field, 8), submit: text(40) }),
};
