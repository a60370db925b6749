/** The fields of a delivery status (RFC 3464 2, RFC 6533) and of a feedback report (RFC 5965 3): groups of header fields. */

/** The values of each field by its lower-case name, in order. */
export type FieldGroup = Map<string, string[]>;

/** Bytes of a part that holds fields: far more than a report on one mail needs. */
const MAX_BYTES = 256 * 1024;
const MAX_VALUE = 2_000;
const MAX_VALUES = 100;
const FIELD = /^[ \t]{0,4}([A-Za-z][A-Za-z0-9-]{1,60})[ \t]{0,4}:(.*)$/;
/** Fields that begin the group of one recipient. */
const RECIPIENT = ['original-recipient', 'final-recipient'];
const MAILBOX = /[^\s<>@,;:"'()[\]\\]{1,64}@[^\s<>@,;:"'()[\]\\/]{1,253}/u;

/**
 * At most `most` groups. A group also ends where the fields of the next recipient begin, because some servers write no empty line
 * there.
 */
export function readFieldGroups(bytes: Uint8Array, most: number): FieldGroup[] {
  return groupsOf(
    Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, MAX_BYTES)).toString('utf8').split(/\r?\n/),
    most,
  );
}

/** The same for lines of text. */
export function groupsOf(lines: readonly string[], most: number): FieldGroup[] {
  const groups: FieldGroup[] = [];
  let group: FieldGroup = new Map();
  let values: string[] | null = null;
  const close = () => {
    if (group.size > 0) groups.push(group);
    group = new Map();
    values = null;
  };
  for (const line of lines) {
    if (groups.length >= most) return groups;
    const field = FIELD.exec(line.slice(0, MAX_VALUE + 100));
    if (/^[ \t]/.test(line) && values !== null && line.trim() !== '' && !/^[ \t]*[A-Z][\w-]{1,60}:[ \t]/.test(line)) {
      const last = values.length - 1;
      values[last] = `${values[last] ?? ''} ${line.trim()}`.slice(0, MAX_VALUE);
    } else if (line.trim() === '') close();
    else if (field) {
      const name = (field[1] ?? '').toLowerCase();
      // Servers write the two recipient fields in either order; the fields after them belong to the same group.
      if (RECIPIENT.includes(name) && (group.has(name) || (group.has('action') && RECIPIENT.some((one) => group.has(one)))))
        close();
      values = group.get(name) ?? [];
      group.set(name, values);
      if (values.length < MAX_VALUES) values.push((field[2] ?? '').trim().slice(0, MAX_VALUE));
    } else values = null;
  }
  close();
  return groups.slice(0, most);
}

export function first(group: FieldGroup, name: string): string {
  return group.get(name)?.[0] ?? '';
}

/** The mailbox in a field such as `rfc822; ada@example.org` (RFC 3464 2.1.2), in lower case; null when there is none. */
export function mailboxIn(value: string): string | null {
  const found = MAILBOX.exec(value.slice(0, MAX_VALUE))?.[0].replace(/\.+$/, '');
  return found === undefined || found.endsWith('@') ? null : found.toLowerCase();
}
