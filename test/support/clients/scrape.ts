/** A scrape as Prometheus reads it: the text format of version 0.0.4, sample by sample. */
import assert from 'node:assert/strict';

export type Sample = { name: string; labels: Record<string, string>; value: number };

export type Scrape = {
  text: string;
  samples: Sample[];
  /** The sum of the samples of this name that have all these labels. Throws when there is none. */
  value(name: string, labels?: Record<string, string>): number;
  /** Names of the metrics; a histogram has one. */
  metrics: string[];
};

export async function scrape(url: string | null): Promise<Scrape> {
  const response = await fetch(url ?? assert.fail('metrics are off'));
  assert.equal(response.status, 200);
  assert.match(response.headers.get('content-type') ?? '', /^text\/plain; version=0\.0\.4/);
  return readScrape(await response.text());
}

/** Throws when a line is not in the format. */
export function readScrape(text: string): Scrape {
  const lines = text.split('\n').filter((line) => line !== '');
  const samples = lines.filter((line) => !line.startsWith('#')).map(sampleOf);
  const metrics = lines.flatMap((line) => /^# TYPE (\w+) (?:counter|gauge|histogram)$/.exec(line)?.[1] ?? []);
  assert.equal(new Set(metrics).size, metrics.length, 'no metric comes twice');
  return {
    text,
    samples,
    metrics,
    value: (name, labels = {}) => {
      const found = samples.filter(
        (one) => one.name === name && Object.entries(labels).every(([key, is]) => one.labels[key] === is),
      );
      assert.notEqual(found.length, 0, `${name} ${JSON.stringify(labels)} is not in the scrape`);
      return found.reduce((sum, { value }) => sum + value, 0);
    },
  };
}

function sampleOf(line: string): Sample {
  const [, name = '', labels = '', value = ''] = /^([a-z_]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? assert.fail(`no sample: ${line}`);
  const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', text = '']) => [key, text] as const);
  return { name, labels: Object.fromEntries(pairs), value: Number(value.replace('+Inf', 'Infinity')) };
}
