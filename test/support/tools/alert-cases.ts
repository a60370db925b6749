/** For each alert rule series on which it must fire and on which it must not, in the notation of `promtool test rules`. */

export type AlertCase = {
  alert: string;
  /** What the series are, in words. */
  when: string;
  /** Each from minute 0 on, one value a minute. */
  series: Record<string, string>;
  /** Labels of the alerts that fire after half an hour, beside the rule's severity; none = it is silent. */
  fires: Record<string, string>[];
};

const INSTANCE = 'job="postroom",instance="a:9464"';
const JOB = { job: 'postroom' };
const ONE = { ...JOB, instance: 'a:9464' };

const arrivals = (outcome: string) => `postroom_arrivals_total{${INSTANCE},provider="mailgun",outcome="${outcome}"}`;
const of = (name: string, labels = '') => `postroom_${name}{${INSTANCE}${labels}}`;

const given = (result: string) => of('fetches_total', `,result="${result}"`);

export const ALERT_CASES: AlertCase[] = [
  {
    alert: 'PostroomMailNotTaken',
    when: 'a tenth of what comes is answered 503',
    series: { [arrivals('stored')]: '0+90x60', [arrivals('failed')]: '0+10x60' },
    fires: [JOB],
  },
  {
    alert: 'PostroomMailNotTaken',
    when: 'all of it is refused, after the signing key was changed',
    series: { [arrivals('stored')]: '900+0x60', [arrivals('refused')]: '0+5x60' },
    fires: [JOB],
  },
  {
    alert: 'PostroomMailNotTaken',
    when: 'one in a hundred is put off, and many are duplicates or for nobody',
    series: {
      [arrivals('stored')]: '0+60x60',
      [arrivals('duplicate')]: '0+20x60',
      [arrivals('ignored')]: '0+19x60',
      [arrivals('failed')]: '0+1x60',
    },
    fires: [],
  },
  {
    alert: 'PostroomMailNotTaken',
    when: 'nothing comes',
    series: { [arrivals('stored')]: '7+0x60', [arrivals('failed')]: '3+0x60' },
    fires: [],
  },
  {
    alert: 'PostroomDeliveriesLate',
    when: 'one delivery is due and nobody takes it; both instances tell of it',
    series: {
      [of('outbox_oldest_due_seconds')]: '0+60x60',
      'postroom_outbox_oldest_due_seconds{job="postroom",instance="b:9464"}': '0+60x60',
    },
    fires: [JOB],
  },
  {
    alert: 'PostroomDeliveriesLate',
    when: 'what is due is taken within minutes',
    series: { [of('outbox_oldest_due_seconds')]: '0 300 600 0 900 0x60' },
    fires: [],
  },
  {
    alert: 'PostroomEventLoopBlocked',
    when: 'it is late for 48 s of every minute',
    series: { [of('event_loop_delay_seconds_sum')]: '0+48x60' },
    fires: [ONE],
  },
  {
    alert: 'PostroomEventLoopBlocked',
    when: 'it is late for 6 s of every minute',
    series: { [of('event_loop_delay_seconds_sum')]: '0+6x60' },
    fires: [],
  },
  { alert: 'PostroomStoreFailing', when: 'nothing can be stored', series: { [of('store_up')]: '1x10 0x50' }, fires: [ONE] },
  {
    alert: 'PostroomStoreFailing',
    when: 'it can be read, and commits meet a full disk',
    series: { [of('store_up')]: '1x60', [of('store_errors_total', ',kind="full"')]: '0+30x60' },
    fires: [ONE],
  },
  {
    alert: 'PostroomStoreFailing',
    when: 'it is restarted once, and a lock is met now and then',
    series: { [of('store_up')]: '1x26 0 1x30', [of('store_errors_total', ',kind="locked"')]: '0+1x60' },
    fires: [],
  },
  {
    alert: 'PostroomBacklogGrowing',
    when: 'more is accepted than is filed',
    series: { [of('backlog_mails')]: '0+200x60', [of('backlog_oldest_seconds')]: '0+10x60' },
    fires: [JOB],
  },
  {
    alert: 'PostroomBacklogGrowing',
    when: 'one mail cannot be filed',
    series: { [of('backlog_mails')]: '1x60', [of('backlog_oldest_seconds')]: '0+120x60' },
    fires: [JOB],
  },
  {
    alert: 'PostroomBacklogGrowing',
    when: 'a burst is filed bit by bit',
    series: { [of('backlog_mails')]: '5000-100x50', [of('backlog_oldest_seconds')]: '100x60' },
    fires: [],
  },
  {
    alert: 'PostroomMailNotFetched',
    when: 'a provider answers no fetch for an hour',
    series: { [of('fetches_oldest_seconds')]: '0 600+60x60', [given('failed')]: '0+1x60', [given('given_up')]: '0x60' },
    fires: [JOB],
  },
  {
    alert: 'PostroomMailNotFetched',
    when: 'one mail is too large',
    series: { [of('fetches_oldest_seconds')]: '0x60', [given('fetched')]: '0+9x60', [given('given_up')]: '0x20 1x40' },
    fires: [JOB],
  },
  {
    alert: 'PostroomMailNotFetched',
    when: 'fetches fail now and then, and succeed',
    series: { [of('fetches_oldest_seconds')]: '0 30 600 0 10x60', [given('failed')]: '0+3x60', [given('given_up')]: '5x60' },
    fires: [],
  },
];
