/** Which tools a key or a caller has chosen: some by name, or a preset, which is a list with a name. */
import type { ToolChoice, ToolPreset } from '../store/api-keys.ts';
import type { Actor } from './actor.ts';

/** What is in a preset may change from one release to the next. Its tools are listed briefly: without the arguments that are rarely used. */
export const TOOL_PRESETS: Record<ToolPreset, readonly string[]> = {
  basic: [
    'list_inboxes',
    'create_inbox',
    'send_email',
    'reply_to_email',
    'forward_email',
    'unsubscribe',
    'wait_for_email',
    'list_emails',
    'search_emails',
    'get_email',
    'get_attachment',
    'update_emails',
  ],
};

export function isPreset(name: unknown): name is ToolPreset {
  return typeof name === 'string' && Object.hasOwn(TOOL_PRESETS, name);
}

/** Whether the key's choice and the caller's own leave the tool in. */
export function hasChosen({ key, tools }: Actor, name: string): boolean {
  return [key.tools, tools].every((choice) => choice === null || namesOf(choice).includes(name));
}

/** Whether the caller is shown its tools briefly. */
export function seesBriefly({ key, tools }: Pick<Actor, 'key' | 'tools'>): boolean {
  return isPreset(key.tools) || isPreset(tools);
}

/** Whether `asked` may contain a tool that `held` does not; null = every tool. A preset is within itself, but in no list: its tools may change. */
export function isWiderChoice(asked: ToolChoice | null, held: ToolChoice | null): boolean {
  if (held === null || asked === held) return false;
  return asked === null || isPreset(asked) || asked.some((name) => !namesOf(held).includes(name));
}

function namesOf(choice: ToolChoice): readonly string[] {
  return isPreset(choice) ? TOOL_PRESETS[choice] : choice;
}
