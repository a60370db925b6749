/** The forms the conformance suite wants to be asked to fill in: schemas of `elicitation/create` (MCP 2025-11-25, client/elicitation). */

export const nameAndAddressForm = form(
  {
    username: { type: 'string', description: "User's response" },
    email: { type: 'string', description: "User's email address" },
  },
  ['username', 'email'],
);

/** A default of each primitive type (SEP-1034). */
export const defaultsForm = form({
  name: { type: 'string', default: 'John Doe' },
  age: { type: 'integer', default: 30 },
  score: { type: 'number', default: 95.5 },
  status: { type: 'string', enum: ['active', 'inactive', 'pending'], default: 'active' },
  verified: { type: 'boolean', default: true },
});

const options = ['option1', 'option2', 'option3'];

/** Every way to let someone choose (SEP-1330). */
export const enumsForm = form({
  untitledSingle: { type: 'string', enum: options },
  titledSingle: { type: 'string', oneOf: titled() },
  legacyEnum: { type: 'string', enum: ['opt1', 'opt2', 'opt3'], enumNames: ['Option One', 'Option Two', 'Option Three'] },
  untitledMulti: { type: 'array', items: { type: 'string', enum: options } },
  titledMulti: { type: 'array', items: { anyOf: titled() } },
});

function form(properties: Record<string, object>, required: string[] = []): object {
  return { type: 'object', properties, required };
}

function titled(): { const: string; title: string }[] {
  return ['First', 'Second', 'Third'].map((nth, at) => ({ const: `value${at + 1}`, title: `${nth} Option` }));
}
