/** A stranger's text as one line that an operator can read anywhere: cut, without what a person does not see, and without controls. */
import { withoutInvisible } from './invisible.ts';

/** At most `most` characters of it. */
export function oneLine(text: string, most = Number.POSITIVE_INFINITY): string {
  return withoutInvisible(text.slice(0, most)).text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
