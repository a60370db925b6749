/** The words of an SMTP server as they may be shown: on one line, and without the password. */

/** A multi-line reply (RFC 5321 4.2.1) repeats its code on every line; one is kept. */
export function oneLine(text: string): string {
  return text
    .replace(/\r?\n\d{3}[- ]/g, ' ')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}

/** Removes the password in every form in which a server could echo it; `escaped` = as it stands in the URL. */
export function redactor(user: string, password: string, escaped: string): (text: string) => string {
  if (password === '') return (text) => text;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const forms = [password, escaped, base64(password), base64(`\0${user}\0${password}`), base64(`${user}\0${user}\0${password}`)];
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((redacted, form) => redacted.replaceAll(form, '[redacted]'), text);
}
