/** What the conformance suite of the MCP project calls and reads, defined as Postroom's own tools, resources and prompts are. */
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { PostroomError } from '../../src/core/base/errors.ts';
import { definePrompt, type Prompt, says } from '../../tools/prompts/prompt.ts';
import { defineResource, type Resource } from '../../tools/resources/resource.ts';
import { type Call, type Content, defineTool, type Tool } from '../../tools/tool.ts';
import { defaultsForm, enumsForm, nameAndAddressForm } from './forms.ts';

/** One pixel. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';
/** No sample: RIFF, the format (PCM, mono, 8 kHz, 8 bit), and 0 bytes of data. */
const WAV = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA=';

const image: Content = { type: 'image', data: PNG, mimeType: 'image/png' };
const STEP = 50;

export const tools: Tool[] = [
  answering('test_simple_text', 'This is a simple text response for testing.'),
  answering('test_image_content', 'An image.', image),
  answering('test_audio_content', 'A sound.', { type: 'audio', data: WAV, mimeType: 'audio/wav' }),
  answering(
    'test_embedded_resource',
    'A resource.',
    embedded('test://embedded-resource', 'This is an embedded resource content.'),
  ),
  answering(
    'test_multiple_content_types',
    'Multiple content types test:',
    image,
    embedded('test://mixed-content-resource', '{"test":"data","value":123}', 'application/json'),
  ),
  tool('test_tool_with_logging', logging),
  tool('test_logging_tool', logging),
  tool('test_tool_with_progress', async ({ progress }) => {
    progress(0, 100, 'Begins.');
    await delay(STEP);
    progress(50, 100, 'Half of it.');
    await delay(STEP);
    progress(100, 100, 'All of it.');
    return 'The tool has told how far it was.';
  }),
  tool('test_error_handling', async () => {
    throw new PostroomError('conflict', 'This tool intentionally returns an error for testing.');
  }),
  tool('test_sampling', (call, { prompt = '' }) =>
    asked(call, 'sampling/createMessage', {
      messages: [{ role: 'user', content: { type: 'text', text: prompt } }],
      maxTokens: 100,
    }),
  ),
  tool('test_elicitation', (call, { message = '' }) => elicit(call, message, nameAndAddressForm)),
  tool('test_elicitation_sep1034_defaults', (call) => elicit(call, 'Confirm or change these.', defaultsForm)),
  tool('test_elicitation_sep1330_enums', (call) => elicit(call, 'Choose one of each.', enumsForm)),
  tool('test_streaming_elicitation', (call) => elicit(call, 'Who are you?', nameAndAddressForm)),
];

export const resources: Resource[] = [
  single('test://static-text', async () => ({
    text: 'This is the content of the static text resource.',
    mimeType: 'text/plain',
  })),
  single('test://static-binary', async () => ({ bytes: Buffer.from(PNG, 'base64'), mimeType: 'image/png' })),
  {
    ...single('test://watched-resource', async () => ({ text: 'Nothing happens here.', mimeType: 'text/plain' })),
    watch: { from: async () => () => undefined, since: async () => false },
  },
  defineResource({
    uri: 'test://template/{id}/data',
    name: 'template-data',
    title: 'Data by id',
    description: 'Data that name the id they were asked for.',
    mimeType: 'application/json',
    rights: [],
    variables: z.strictObject({ id: z.string() }),
    read: async (_context, { id }) => ({ json: { id, templateTest: true, data: `Data for ID: ${id}` } }),
  }),
];

export const prompts: Prompt[] = [
  prompt('test_simple_prompt', [], () => [says('This is a simple prompt for testing.')]),
  prompt('test_prompt_with_arguments', ['arg1', 'arg2'], ({ arg1, arg2 }) => [
    says(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`),
  ]),
  prompt('test_prompt_with_embedded_resource', ['resourceUri'], ({ resourceUri = '' }) => [
    { role: 'user', content: embedded(resourceUri, 'Embedded resource content for testing.') },
    says('Please process the embedded resource above.'),
  ]),
  prompt('test_prompt_with_image', [], () => [{ role: 'user', content: image }, says('Please analyze the image above.')]),
];

/** What it answers stands in its record and in its text, as with every tool; `content` comes after it. */
function answering(name: string, answer: string, ...content: Content[]): Tool {
  return defineTool({
    ...described(name),
    input: z.strictObject({}),
    run: async () => ({ shown: { answer }, content }),
  });
}

function tool(name: string, run: (call: Call, input: Record<string, string>) => Promise<string>): Tool {
  return defineTool({
    ...described(name),
    input: z.looseObject({}),
    run: async (_core, _actor, input, call) => ({ answer: await run(call, texts(input)) }),
  });
}

function described(name: string) {
  const said = { title: name, description: 'Something the conformance suite calls.' };
  return { name, ...said, scope: null, effect: 'read' as const, output: z.object({ answer: z.string() }) };
}

function texts(input: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
}

function single(uri: string, read: Resource['read']): Resource {
  const name = uri.slice('test://'.length);
  const said = { name, title: name, description: 'Something the conformance suite reads.', mimeType: null };
  return defineResource({ uri, ...said, rights: [], variables: z.object({}), read });
}

function prompt(
  name: string,
  args: string[],
  write: (args: Record<string, string>) => Awaited<ReturnType<Prompt['write']>>,
): Prompt {
  const shape = Object.fromEntries(args.map((arg) => [arg, z.string().describe('A test argument.')]));
  const said = { name, title: name, description: 'Something the conformance suite gets.' };
  return definePrompt({
    ...said,
    rights: [],
    args: z.strictObject(shape),
    write: async (_context, given) => write(texts(given)),
  });
}

function embedded(uri: string, text: string, mimeType = 'text/plain'): Content {
  return { type: 'resource', resource: { uri, mimeType, text } };
}

async function logging({ log }: Call): Promise<string> {
  log?.('info', 'Tool execution started');
  await delay(STEP);
  log?.('info', 'Tool processing data');
  await delay(STEP);
  log?.('info', 'Tool execution completed');
  return 'The tool has told the log what it did.';
}

function elicit(call: Call, message: string, requestedSchema: object): Promise<string> {
  return asked(call, 'elicitation/create', { message, requestedSchema });
}

async function asked({ ask }: Call, method: string, params: object): Promise<string> {
  return ask ? `The client answered: ${JSON.stringify(await ask(method, params))}` : 'This endpoint asks its clients nothing.';
}
