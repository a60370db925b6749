/** Addresses of an attacker that look like a customer's, to a person or to a program; each with the attacker's tag in it. */

/** The domain of the customers, the only one of the allow-list. */
export const CUSTOMERS = 'customers.example';

/** Each of these is a single address of another person, for every reader. */
export const disguises: Record<string, (tag: string) => string> = {
  'a name that is an address': (tag) => `"ann@${CUSTOMERS}" <${tag}@evil.example>`,
  'a name without quotes': (tag) => `Ann of customers.example <${tag}@evil.example>`,
  'the domain as a beginning': (tag) => `${tag}@${CUSTOMERS}.evil.example`,
  'the domain as an ending': (tag) => `${tag}@evil${CUSTOMERS}`,
  'the domain behind a dash': (tag) => `${tag}@evil-${CUSTOMERS}`,
  'a subdomain': (tag) => `${tag}@mail.${CUSTOMERS}`,
  'the parent': (tag) => `${tag}@customers.example.net`,
  'the domain in the local part': (tag) => `ann=${CUSTOMERS}+${tag}@evil.example`,
  'the domain as a tag': (tag) => `${tag}+${CUSTOMERS}@evil.example`,
  capitals: (tag) => `${tag.toUpperCase()}@EVIL.EXAMPLE`,
  'a Cyrillic letter': (tag) => `${tag}@\u0441ustomers.example`,
  'a letter with a dot below': (tag) => `${tag}@cust\u1ecdmers.example`,
  'the look-alike as an A-label': (tag) => `${tag}@xn--ustomers-9bh.example`,
  'blanks around it': (tag) => `   ${tag}@evil.example  `,
  'a zero-width space, which no reader is shown': (tag) => `ann@${CUSTOMERS}\u200b.${tag}.evil.example`,
};

/** Texts that mail cannot be sent to: some parsers would read one address, and some another. */
export const noAddresses: Record<string, (tag: string) => string> = {
  'an encoded name': (tag) => `=?utf-8?q?ann=40customers=2Eexample?= <${tag}@evil.example>`,
  'an encoded address': (tag) => `=?utf-8?q?${tag}=40evil=2Eexample=2C?= ann@${CUSTOMERS}`,
  'two addresses': (tag) => `ann@${CUSTOMERS}, ${tag}@evil.example`,
  'two addresses without a comma': (tag) => `<ann@${CUSTOMERS}> <${tag}@evil.example>`,
  'two addresses with a semicolon': (tag) => `ann@${CUSTOMERS}; ${tag}@evil.example`,
  'a line break': (tag) => `ann@${CUSTOMERS}\r\nBcc: ${tag}@evil.example`,
  'a bare line feed': (tag) => `ann@${CUSTOMERS}\nBcc: ${tag}@evil.example`,
  'an SMTP command': (tag) => `ann@${CUSTOMERS}>\r\nRCPT TO:<${tag}@evil.example`,
  'a NUL': (tag) => `${tag}@evil.example\u0000@${CUSTOMERS}`,
  'a group': (tag) => `customers: ann@${CUSTOMERS}, ${tag}@evil.example;`,
  'a source route': (tag) => `<@${CUSTOMERS}:${tag}@evil.example>`,
  'a percent route': (tag) => `${tag}%evil.example@${CUSTOMERS}`,
  'a bang path': (tag) => `evil.example!${tag}@${CUSTOMERS}`,
  'a quoted local part': (tag) => `"${tag}@evil.example"@${CUSTOMERS}`,
  'a quoted local part that ends early': (tag) => `"ann@${CUSTOMERS}>, <${tag}"@evil.example`,
  'a comment': (tag) => `${tag}@evil.example (ann@${CUSTOMERS})`,
  'a comment in between': (tag) => `${tag}@evil.example(@${CUSTOMERS})`,
  'two at signs': (tag) => `${tag}@evil.example@${CUSTOMERS}`,
  'an address within an address': (tag) => `Ann <ann@${CUSTOMERS} <${tag}@evil.example>>`,
  'a zero-width space': (tag) => `ann@${CUSTOMERS}\u200b.${tag}.evil.example`,
  'an ideographic full stop': (tag) => `${tag}@${CUSTOMERS}\u3002evil\u3002example`,
  'right to left': (tag) => `\u202e${tag}@elpmaxe.sremotsuc`,
  'an address literal': (tag) => `${tag}@[127.0.0.1]`,
  'a number for a host': (tag) => `${tag}@2130706433`,
};
