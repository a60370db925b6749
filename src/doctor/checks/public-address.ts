/** The check of the public address: that APP_URL and BASE_URL are answered, by this instance or one that shares its store. */
import type { ProofAnswer } from '../context.ts';
import { defineCheck, type Finding, type Tell } from '../finding.ts';
import { addressesOf, reachOf } from '../names.ts';

type Code =
  | 'fine'
  | 'unset'
  | 'machine'
  | 'network'
  | 'plain'
  | 'closed'
  | 'silent'
  | 'certificate'
  | 'no name'
  | 'redirect'
  | 'gateway'
  | 'foreign'
  | 'other store'
  | 'starting'
  | 'unproven'
  | 'no network';

export const publicAddress = defineCheck<Code>({
  name: 'public address',
  asks: 'Are APP_URL and BASE_URL answered, and does this Postroom or its cluster answer there?',
  says: {
    fine: {
      status: 'ok',
      when: 'It is answered from here, by this Postroom or its cluster. Whether the internet gets there too, a check from here cannot tell.',
    },
    unset: {
      status: 'warning',
      when: 'Neither is set: only this machine reaches Postroom, and no mail provider can post to it.',
      fix: 'Put a proxy with TLS in front, and set APP_URL and BASE_URL to its address.',
    },
    machine: {
      status: 'warning',
      when: 'It is an address of this machine only: no mail provider can post to it.',
      fix: 'Set it to an address that the internet reaches.',
    },
    network: {
      status: 'warning',
      when: 'It is an address of a private network: no mail provider can post to it, unless it is in that network.',
      fix: 'Set it to an address that the internet reaches.',
    },
    plain: {
      status: 'warning',
      when: 'It is http: keys and mail go as they are.',
      fix: 'Put a proxy with TLS in front, and set the address to https.',
    },
    closed: {
      status: 'failed',
      when: 'Nothing listens there.',
      fix: 'Start the proxy, let the firewall pass its port, and look at the address: scheme, name and port.',
    },
    silent: {
      status: 'failed',
      when: 'It does not answer in time.',
      fix: 'Look at the firewall and at DNS. If it is reached from outside only, as behind some routers, try it from there.',
    },
    certificate: {
      status: 'failed',
      when: 'Its certificate does not hold: providers refuse to post to it.',
      fix: 'Have the proxy use a certificate for this name, whole chain included, that a known authority signed.',
    },
    'no name': {
      status: 'failed',
      when: 'There is no host of this name.',
      fix: 'Publish an A or AAAA record, or correct the address.',
    },
    redirect: {
      status: 'failed',
      when: 'It is redirected elsewhere. Providers do not follow that.',
      fix: 'Set APP_URL and BASE_URL to where it leads, or let the proxy answer here.',
    },
    gateway: {
      status: 'failed',
      when: 'A proxy answers, and does not reach Postroom (502, 503 or 504).',
      fix: 'Start Postroom, and let the proxy point at its HOST and PORT.',
    },
    foreign: {
      status: 'failed',
      when: 'Something else answers: the address, or the path, does not lead to Postroom.',
      fix: 'Let the proxy hand every path on to Postroom, and look at the address.',
    },
    'other store': {
      status: 'failed',
      when: 'A Postroom with another store answers: mail that comes in there is not in this one.',
      fix: 'Let the proxy point at this Postroom, or set DATA_DIR or DATABASE_URL to the store of that one.',
    },
    starting: { status: 'warning', when: 'Postroom is starting there.', fix: 'Wait: the log says how far it is.' },
    unproven: {
      status: 'unknown',
      when: 'A Postroom answers. Whether it is this one cannot be told, as the store cannot be read.',
      fix: 'See what the check of the database says.',
    },
    'no network': {
      status: 'unknown',
      when: 'DNS did not answer, or no way leads there from here.',
      fix: 'Look at the network, then run `doctor` again.',
    },
  },
  find: async (tell, { config: { appUrl, baseUrl }, proofAt }) => {
    const addresses = [...new Set([appUrl, baseUrl].filter((one) => one !== null))];
    if (addresses.length === 0) return [tell('unset', 'APP_URL and BASE_URL are not set: only this machine reaches Postroom.')];
    const found = await Promise.all(addresses.map(async (one) => judged(tell, one, await proofAt(one), await reach(one))));
    return found.flat();
  },
});

async function reach(base: string): Promise<ReturnType<typeof reachOf>> {
  const addresses = await addressesOf(new URL(base).hostname).catch(() => []);
  const reaches = addresses.map(reachOf);
  if (reaches.length === 0 || reaches.includes('internet')) return 'internet';
  return reaches.includes('network') ? 'network' : 'machine';
}

function judged(tell: Tell<Code>, base: string, answer: ProofAnswer, reach: ReturnType<typeof reachOf>): Finding[] {
  const say = (code: Code, what: string) => [tell(code, `${base} ${what}.`, base)];
  if (answer.trouble !== null) {
    if (answer.trouble === 'refused') return say('closed', 'does not connect: nothing listens there');
    if (answer.trouble === 'silent') return say('silent', 'does not answer in time');
    if (answer.trouble === 'no-name') return say('no name', `cannot be reached: ${answer.detail}`);
    if (answer.trouble === 'certificate') return say('certificate', `has a certificate that does not hold (${answer.detail})`);
    if (answer.trouble === 'no-dns' || answer.trouble === 'away') return say('no network', `was not tried: ${answer.detail}`);
    return say('foreign', `is not answered as by a web server (${answer.detail})`);
  }
  if (answer.whose === 'starting') return say('starting', 'leads to a Postroom that is starting');
  if (answer.whose === 'other') return say('other store', 'leads to a Postroom with another store');
  if (answer.whose === 'unproven') return say('unproven', 'leads to a Postroom; which, cannot be told');
  if (answer.whose === 'foreign') {
    if (answer.status >= 300 && answer.status < 400) return say('redirect', `redirects to ${answer.location ?? 'elsewhere'}`);
    if (answer.status >= 502 && answer.status <= 504) return say('gateway', `leads to a proxy that answers ${answer.status}`);
    return say('foreign', `leads to something else than Postroom, which answers ${answer.status}`);
  }
  const warnings = [
    ...(reach === 'internet'
      ? []
      : say(reach, `leads here; it is ${reach === 'machine' ? "this machine's own" : 'an address of a private network'}`)),
    ...(reach === 'internet' && base.startsWith('http:') ? say('plain', 'leads here, and is not https') : []),
  ];
  return warnings.length > 0 ? warnings : say('fine', 'is answered, and leads here');
}
