/** The commands on custom domains. */
import { verifyNamedDomain } from '../core/inboxes/domains.ts';
import type { DnsRecord } from '../core/store/domains.ts';
import type { ServedCommand } from './command.ts';

export const domainCommands: readonly ServedCommand[] = [
  {
    words: 'domains verify',
    does: 'looks up the DNS records of a custom domain, and says which are missing',
    arguments: [{ name: 'domain', meaning: 'the domain, such as example.com' }],
    options: [{ name: 'account', value: 'ID', meaning: 'id of the account, where several have added the domain' }],
    run: async (core, { domain = '', account }, say) => {
      const found = await verifyNamedDomain(core, domain, account ?? null);
      say(`${found.domain} is ${found.status}`);
      for (const record of found.records) {
        say(lineOf(record));
        if (record.status === 'mismatch') for (const text of record.found) say(`    there is: ${text}`);
      }
      const wrong = found.records.some(({ required, status }) => required && status !== 'found');
      if (wrong) say('Publish what is required and not found, and run this again; DNS may take hours to show it.');
    },
  },
];

function lineOf({ status, required, type, name, value, priority }: DnsRecord): string {
  const published = `${type} ${name} ${priority === null ? '' : `${priority} `}${value}`;
  return `  ${status.padEnd(11)} ${required ? 'required' : 'advice  '}  ${published}`;
}
