/** Custom domains: added, verified through DNS, and used for inboxes and signatures. */
import type { Actor } from '../base/actor.ts';
import { gauge, gaugeValue } from '../base/counts.ts';
import { notFound, PostroomError } from '../base/errors.ts';
import { recordEvent } from '../base/events.ts';
import { commit } from '../base/idempotency.ts';
import { type PageInput, pageOf, pageRequest } from '../base/pages.ts';
import { planOf } from '../base/plans.ts';
import type { Core } from '../ports/core.ts';
import type { DnsLookup } from '../ports/dns.ts';
import { type DnsRecord, type DomainRow, type DomainStatus, TRANSPORT_PURPOSES } from '../store/domains.ts';
import type { ReadTx, WriteTx } from '../store/store.ts';

export type DomainRecord = {
  id: string;
  domain: string;
  status: DomainStatus;
  records: DnsRecord[];
  createdAt: string;
  lastCheckedAt: string | null;
  verifiedAt: string | null;
};

/** The parts of the core that a check needs. */
type Verifying = Pick<Core, 'store' | 'clock' | 'ids' | 'dns' | 'domainNames'>;

export async function listDomains(core: Core, actor: Actor, input: PageInput) {
  const rows = await core.store.read((tx) => tx.domains.list(actor.account.id, pageRequest('domains', input)));
  return pageOf('domains', rows, input, domainRecord);
}

/** The domain as it was when its records were last looked up. Throws `not_found`. */
export async function getDomain(core: Core, actor: Actor, id: string): Promise<DomainRecord> {
  return domainRecord(await core.store.read((tx) => ownDomain(tx, actor, id)));
}

/**
 * Adds a domain; its record lists the DNS records to publish. Throws `plan_required` when the plan allows no custom domain or no
 * further one, and `conflict` for the shared domain or one that the account has already.
 */
export async function addDomain(core: Core, actor: Actor, input: { domain: string }): Promise<DomainRecord> {
  const plan = planOf(actor.account.plan);
  if (plan.limits.customDomains === 0) {
    throw new PostroomError('plan_required', `The plan ${plan.name} has no custom domains.`, {
      hint: 'Ask the operator for another plan.',
    });
  }
  const domain = core.domainNames.normalize(input.domain);
  if (domain === core.settings.sharedDomain) {
    throw new PostroomError('conflict', 'This is the shared domain.', { hint: 'Create inboxes on it without adding it.' });
  }
  const { privateKey, publicKey } = await core.dns.dkimKeyPair();
  const ownershipToken = core.ids.secret(16).toString('hex');
  const dkimSelector = `pr${core.ids.secret(4).toString('hex')}`;
  const row: DomainRow = {
    id: core.ids.next(),
    accountId: actor.account.id,
    domain,
    status: 'pending',
    ownershipToken,
    dkimSelector,
    dkimPrivateKey: privateKey,
    dkimPublicKey: publicKey,
    records: core.dns.records(domain, ownershipToken, dkimSelector, publicKey),
    createdAt: core.clock.now(),
    lastCheckedAt: null,
    verifiedAt: null,
  };
  return await commit(core, actor, async (tx) => {
    if (await tx.domains.byName(row.accountId, domain)) {
      throw new PostroomError('conflict', 'This account has this domain already.', { hint: 'List the domains and verify it.' });
    }
    const limit = plan.limits.customDomains;
    if (limit !== null && (await gaugeValue(tx, row.accountId, 'domains.total')) >= limit) {
      throw new PostroomError('plan_required', `The plan ${plan.name} allows ${limit} custom domains.`, {
        hint: 'Delete a domain, or ask the operator for another plan.',
      });
    }
    await tx.domains.insert(row);
    gauge(tx, row.accountId, 'domains.total', 1);
    await recordEvent(core, tx, { accountId: row.accountId, type: 'domain.added', inboxId: null, subjectId: row.id });
    return domainRecord(row);
  });
}

/**
 * Looks the DNS records up now and stores what was found. The domain is `verified` when every required record is there, and
 * `failed` when one is missing or differs. When records could not be looked up, the status stays as it was. Throws `conflict`
 * when another account has verified the domain.
 */
export function verifyDomain(core: Core, actor: Actor, id: string): Promise<DomainRecord> {
  return verify(
    core,
    (tx) => ownDomain(tx, actor, id),
    (work) => commit(core, actor, work),
  );
}

/**
 * The same for the command line, by name. `accountId` null = the only account that has added the domain. Throws `not_found`, and `conflict`
 * where several accounts have added it.
 */
export async function verifyNamedDomain(core: Verifying, name: string, accountId: string | null): Promise<DomainRecord> {
  const domain = core.domainNames.normalize(name);
  const all = await core.store.read((tx) => tx.domains.named(domain));
  const [row, another] = all.filter((one) => accountId === null || one.accountId === accountId);
  if (!row) {
    throw new PostroomError('not_found', `No account has added ${domain}${accountId === null ? '' : ', or not this one'}.`, {
      hint: 'It is added with add_domain, or POST /domains.',
    });
  }
  if (another) {
    throw new PostroomError('conflict', `Several accounts have added ${domain}.`, {
      hint: `Say which with --account: ${all.map((one) => one.accountId).join(', ')}.`,
    });
  }
  return await verify(
    core,
    async (tx) => {
      const found = await tx.domains.get(row.accountId, row.id);
      if (!found) throw notFound('domain');
      return found;
    },
    (work) => core.store.write(work),
  );
}

async function verify(
  core: Omit<Verifying, 'domainNames'>,
  find: (tx: Pick<ReadTx, 'domains'>) => Promise<DomainRow>,
  write: (work: (tx: WriteTx) => Promise<DomainRecord>) => Promise<DomainRecord>,
): Promise<DomainRecord> {
  const row = await core.store.read(find);
  const { id } = row;
  const records = await core.dns.check(row.domain, recordsNow(core.dns, row));
  const now = core.clock.now();
  return await write(async (tx) => {
    const current = await find(tx);
    const status = statusOf(current, records);
    if (status === 'verified' && current.status !== 'verified') {
      const holder = await tx.domains.verified(current.domain);
      if (holder && holder.id !== id) {
        throw new PostroomError('conflict', 'This domain is verified by another account.', {
          hint: 'Ask its holder or the operator to release it.',
        });
      }
    }
    const change = {
      records,
      status,
      lastCheckedAt: now,
      verifiedAt: status === 'verified' ? (current.verifiedAt ?? now) : null,
    };
    await tx.domains.update(id, change);
    if (status !== current.status) {
      const type = status === 'verified' ? 'domain.verified' : 'domain.failed';
      await recordEvent(core, tx, { accountId: current.accountId, type, inboxId: null, subjectId: id });
    }
    return domainRecord({ ...current, ...change });
  });
}

/** Throws `conflict` while there are inboxes on the domain. */
export async function deleteDomain(core: Core, actor: Actor, id: string): Promise<{ id: string; deleted: true }> {
  return await commit(core, actor, async (tx) => {
    const row = await ownDomain(tx, actor, id);
    const inboxes = await tx.inboxes.countOnDomain(row.accountId, row.domain);
    if (inboxes > 0) {
      throw new PostroomError('conflict', `Inboxes live on this domain: ${inboxes}.`, { hint: 'Delete them first.' });
    }
    await tx.domains.remove(id);
    gauge(tx, row.accountId, 'domains.total', -1);
    await recordEvent(core, tx, { accountId: row.accountId, type: 'domain.deleted', inboxId: null, subjectId: id });
    return { id, deleted: true as const };
  });
}

/** The records of the domain as they were when it was added; those for transport as the settings are now. */
export function recordsNow(dns: Pick<DnsLookup, 'records'>, row: DomainRow): DnsRecord[] {
  const { domain, ownershipToken, dkimSelector, dkimPublicKey, records } = row;
  const generated = dns.records(domain, ownershipToken, dkimSelector, dkimPublicKey);
  return [...records.filter((record) => !isTransport(record)), ...generated.filter(isTransport)];
}

export function isTransport({ purpose }: Pick<DnsRecord, 'purpose'>): boolean {
  return TRANSPORT_PURPOSES.some((one) => one === purpose);
}

async function ownDomain(tx: Pick<ReadTx, 'domains'>, actor: Actor, id: string): Promise<DomainRow> {
  const row = await tx.domains.get(actor.account.id, id);
  if (!row) throw notFound('domain');
  return row;
}

function statusOf(row: DomainRow, records: DnsRecord[]): DomainStatus {
  const required = records.filter((record) => record.required);
  if (required.every((record) => record.status === 'found')) return 'verified';
  if (required.some((record) => record.status === 'missing' || record.status === 'mismatch')) return 'failed';
  return row.status;
}

export function domainRecord(row: DomainRow): DomainRecord {
  return {
    id: row.id,
    domain: row.domain,
    status: row.status,
    records: row.records,
    createdAt: row.createdAt.toISOString(),
    lastCheckedAt: row.lastCheckedAt?.toISOString() ?? null,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
  };
}
