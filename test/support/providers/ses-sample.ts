/** How Amazon SES posts a mail through SNS: the proof stands in the body, and which topic it is decides. */
import type { Sample } from './provider-samples.ts';
import { FOREIGN_TOPIC, OLD_TOPIC, sesMail, snsBody, snsHeaders, TOPIC } from './sns.ts';

const TOPICS = { current: TOPIC, old: OLD_TOPIC, wrong: FOREIGN_TOPIC };

export const SES_SAMPLE: Sample = {
  setting: 'SES_TOPIC_ARNS',
  values: TOPICS,
  carry: ({ mime, to, from }, by) => snsBody(sesMail({ to, from }, mime), { TopicArn: TOPICS[by] }),
  prove: () => snsHeaders(),
  proof: null,
  covers: true,
  fidelity: 'exact',
  several: true,
  unknown: 200,
  unsigned: 403,
  mistake: 'arn:aws:sqs:eu-west-1:123456789012:mail',
  takesMore: true,
};
