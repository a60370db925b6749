/** Custom domains: which names are taken, in which form, and why the others are refused. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { PostroomError } from '../../../src/core/base/errors.ts';
import { domainNames } from '../../../src/dns/domain-names.ts';

describe('a domain name', () => {
  const label63 = 'a'.repeat(63);
  const octets253 = `${label63}.${label63}.${label63}.${'a'.repeat(57)}.com`;
  const accepted: [string, string][] = [
    ['example.com', 'example.com'],
    ['Mail.EXAMPLE.Com', 'mail.example.com'],
    ['example.com.', 'example.com'],
    ['acme.co.uk', 'acme.co.uk'],
    ['acme.github.io', 'acme.github.io'],
    ['deep.acme.github.io', 'deep.acme.github.io'],
    ['www.ck', 'www.ck'],
    ['münchen.de', 'xn--mnchen-3ya.de'],
    ['MÜNCHEN.de', 'xn--mnchen-3ya.de'],
    ['mu\u0308nchen.de', 'xn--mnchen-3ya.de'],
    ['xn--MNCHEN-3ya.de', 'xn--mnchen-3ya.de'],
    ['straße.de', 'xn--strae-oqa.de'],
    ['l·l.cat', 'xn--ll-0ea.cat'],
    ['نامه\u200cای.com', 'xn--mgba3gch31f060k.com'],
    ['食狮.公司.cn', 'xn--85x722f.xn--55qx5d.cn'],
    ['1und1.de', '1und1.de'],
    ['123.com', '123.com'],
    ['ab--cd.com', 'ab--cd.com'],
    ['acme.test', 'acme.test'],
    ['acme.example', 'acme.example'],
    ['postroom.localhost', 'postroom.localhost'],
    ['acme.invalid', 'acme.invalid'],
    ['agents.internal', 'agents.internal'],
    ['agents.mycompany', 'agents.mycompany'],
    [`${label63}.com`, `${label63}.com`],
    [octets253, octets253],
    [`${octets253}.`, octets253],
  ];
  for (const [written, normal] of accepted) {
    test(`${name(written)} is taken as ${name(normal)}`, () => {
      assert.equal(domainNames.normalize(written), normal);
      assert.equal(domainNames.normalize(normal), normal);
    });
  }

  const refused: [string, string, RegExp][] = [
    ['nothing', '', /empty/],
    ['a dot', '.', /empty/],
    ['a space before', ' example.com', /space/],
    ['a space inside', 'exam ple.com', /space/],
    ['a no-break space', 'example\u00a0.com', /space/],
    ['a line feed', 'example.com\n', /line break/],
    ['a carriage return', 'example.com\r\nBcc: x', /line break/],
    ['a NUL', 'example.com\0', /control/],
    ['a C1 control', 'exam\u0085ple.com', /control/],
    ['254 octets', `a${octets253}`, /longer than 253/],
    ['254 octets after punycode', `${'ü'.repeat(40)}.${'a.'.repeat(105)}com`, /longer than 253/],
    ['very long text', 'a.'.repeat(100_000), /longer than 253/],
    ['a label of 64', `${label63}a.com`, /label/],
    ['an empty label', 'a..com', /label/],
    ['a dot before', '.example.com', /label/],
    ['two dots after', 'example.com..', /label/],
    ['a hyphen before', '-a.com', /label/],
    ['a hyphen after', 'a-.com', /label/],
    ['broken punycode', 'xn--a.com', /not a domain name/],
    ['a numeric top level', 'example.123', /not a domain name/],
    ['a comma', 'a,b.com', /character/],
    ['a percent escape', 'ex%61mple.com', /character/],
    ['a semicolon', 'a;b.com', /character/],
    ['quotes', '"a".com', /character/],
    ['a soft hyphen', 'mün\u00adchen.de', /character/],
    ['a zero width space', 'exam\u200bple.com', /character/],
    ['a direction override', 'exam\u202eple.com', /character/],
    ['a joiner where none belongs', 'a\u200db.com', /not a domain name/],
    ['full-width letters', 'ａcme.com', /character/],
    ['an ideographic dot', 'acme。com', /character/],
    ['a circled digit', '①.com', /character/],
    ['a lone surrogate', 'a\ud800.com', /character/],
    ['an IPv4 address', '192.0.2.1', /IP address/],
    ['a short IPv4 address', '1.2.3', /IP address/],
    ['a hexadecimal IPv4 address', '0x7f.1', /IP address/],
    ['an IPv6 address', '2001:db8::1', /IP address/],
    ['a bracketed IPv6 address', '[2001:db8::1]', /IP address/],
    ['a URL', 'https://example.com', /URL/],
    ['a path', 'example.com/mail', /URL/],
    ['a port', 'example.com:25', /URL/],
    ['a query', 'example.com?x', /URL/],
    ['a backslash', 'example.com\\x', /URL/],
    ['an email address', 'agent@example.com', /email address/],
    ['a wildcard', '*.example.com', /wildcard/],
    ['an underscore', '_dmarc.example.com', /underscore/],
    ['a single label', 'acme', /single label/],
    ['localhost', 'localhost', /single label/],
    ['a reserved top level', 'example', /single label/],
    ['a top level', 'com', /single label/],
    ['an ICANN suffix', 'co.uk', /public suffix/],
    ['an ICANN suffix in capitals with a dot', 'CO.UK.', /public suffix/],
    ['a private suffix', 'github.io', /public suffix/],
    ['a wildcard suffix', 'anything.ck', /public suffix/],
    ['an international suffix', '公司.cn', /public suffix/],
    ['an international suffix in A-labels', 'xn--55qx5d.cn', /public suffix/],
  ];
  for (const [what, written, reason] of refused) {
    test(`${what} is refused with a reason and a way on`, () => {
      assert.throws(
        () => domainNames.normalize(written),
        (error) => {
          assert.ok(error instanceof PostroomError);
          assert.equal(error.code, 'invalid_request');
          assert.equal(error.errors?.[0]?.path, 'domain');
          assert.match(error.message, reason);
          assert.ok(error.hint);
          return true;
        },
      );
    });
  }
});

/** A test's title stays on one short line. */
function name(domain: string): string {
  return domain.length > 40 ? `${domain.slice(0, 20)}… (${domain.length})` : domain;
}
