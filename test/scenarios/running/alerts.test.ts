/** The dashboard and the alert rules: what they name is in a scrape, and each rule fires when it should and not when it should not. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type Scrape, scrape } from '../../support/clients/scrape.ts';
import { CHECKOUT } from '../../support/house/generated-docs.ts';
import { eventually, startPostroom } from '../../support/rooms/postroom.ts';
import { scratchFolder } from '../../support/running/closing.ts';
import { ALERT_CASES } from '../../support/tools/alert-cases.ts';

const run = promisify(execFile);
const ALERTS = fileURLToPath(new URL('docs/monitoring/alerts.yml', CHECKOUT));
const SEVERITIES = ['warning', 'critical'];

type Panel = {
  type: string;
  title: string;
  datasource?: { uid: string };
  targets?: { expr: string; datasource: { uid: string } }[];
};
type Dashboard = { panels: Panel[]; templating: { list: { name: string; type: string; definition?: string }[] } };

const installed = await run('promtool', ['--version']).then(
  () => true,
  () => false,
);
const without = !installed && 'there is no promtool here; it is in the package prometheus of Debian';

let folder: string;
let alerts: string;
let dashboard: Dashboard;
let now: Scrape;

before(async () => {
  folder = await scratchFolder();
  alerts = await readFile(ALERTS, 'utf8');
  dashboard = JSON.parse(await readFile(new URL('docs/monitoring/grafana-dashboard.json', CHECKOUT), 'utf8'));
  const room = await startPostroom({ METRICS_LISTEN: '127.0.0.1:0' });
  now = await eventually('the store is in the scrape', async () => {
    const found = await scrape(room.app.metricsUrl);
    return found.metrics.includes('postroom_backlog_mails') && found;
  });
});

const expressions = () => dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

test('every metric that a rule or the dashboard names is in a scrape, and the dashboard shows every one', () => {
  const series = new Set(now.samples.map(({ name }) => name));
  const queried = dashboard.templating.list.flatMap(({ definition }) => definition ?? []);
  const named = (text: string) => [...text.matchAll(/\bpostroom_\w+/g)].map(([name]) => name);
  const shown = [...expressions(), ...queried].flatMap(named);
  assert.ok(shown.length > 20 && named(alerts).length > 8);
  for (const name of [...shown, ...named(alerts)]) assert.ok(series.has(name), name);
  for (const metric of now.metrics)
    assert.ok(
      shown.some((name) => name.startsWith(metric)),
      `${metric} is on no panel`,
    );
});

test('every panel of the dashboard asks the data source that is chosen', () => {
  assert.equal(dashboard.templating.list[0]?.type, 'datasource');
  for (const { type, title, datasource, targets = [] } of dashboard.panels) {
    if (type === 'row') continue;
    assert.ok(targets.length > 0, title);
    for (const asked of [datasource, ...targets.map((target) => target.datasource)])
      assert.equal(asked?.uid, `\${${dashboard.templating.list[0]?.name}}`, title);
  }
});

test('promtool takes the rules, every expression of the dashboard, the scrape, and the configuration of the document', {
  skip: without,
}, async () => {
  assert.match((await run('promtool', ['check', 'rules', ALERTS])).stdout, /SUCCESS: 6 rules found/);
  const filled = expressions().map((expr) =>
    expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'postroom').replaceAll('$instance', '.*'),
  );
  assert.ok(!filled.some((expr) => expr.includes('$')), 'a variable that nothing fills');
  const rules = filled.map((expr, n) => ({ record: `panel:${n}`, expr }));
  const panels = await inFolder('panels.yml', { groups: [{ name: 'dashboard', rules }] });
  assert.match((await run('promtool', ['check', 'rules', panels])).stdout, new RegExp(`SUCCESS: ${rules.length} rules found`));

  const checking = run('promtool', ['check', 'metrics']);
  checking.child.stdin?.end(now.text);
  assert.deepEqual(await checking, { stdout: '', stderr: '' });

  const told = await readFile(new URL('docs/operating.md', CHECKOUT), 'utf8');
  const [, config = ''] = /```yaml\n(scrape_configs:[\s\S]*?)```/.exec(told) ?? [];
  const file = join(folder, 'prometheus.yml');
  await writeFile(file, config.replace(/\S+\.yml/, ALERTS));
  assert.match((await run('promtool', ['check', 'config', file])).stdout, /SUCCESS: 6 rules found/);
});

test('each rule fires on what it is for and is silent else, and says what to do', { skip: without }, async () => {
  const names = [...alerts.matchAll(/^ +- alert: (\w+)$/gm)].map(([, name]) => name);
  assert.equal(names.length, 6);
  for (const name of names)
    for (const fires of [true, false])
      assert.ok(
        ALERT_CASES.some((one) => one.alert === name && one.fires.length > 0 === fires),
        `${name}: ${fires}`,
      );
  assert.equal(alerts.match(/^ {8}for: \d+m$/gm)?.length, 6);
  assert.equal(alerts.match(/^ {10}action: /gm)?.length, 6);
  for (const { alert, when, series, fires } of ALERT_CASES) {
    const severity = severityOf(alert);
    assert.ok(SEVERITIES.includes(severity), alert);
    const file = await inFolder('case.yml', {
      rule_files: [await inFolder('unsaid.yml', unsaid(alerts))],
      evaluation_interval: '1m',
      tests: [
        {
          interval: '1m',
          input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
          alert_rule_test: [
            { eval_time: '30m', alertname: alert, exp_alerts: fires.map((labels) => ({ exp_labels: { ...labels, severity } })) },
          ],
        },
      ],
    });
    const { stdout } = await run('promtool', ['test', 'rules', file]).catch((error: { stdout: string; stderr: string }) =>
      assert.fail(`${alert}, when ${when}: ${error.stdout}${error.stderr}`),
    );
    assert.match(stdout, /SUCCESS/, `${alert}, when ${when}`);
  }
});

/** YAML takes JSON. */
async function inFolder(name: string, content: object | string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

/** Without annotations, which promtool would compare too. */
function unsaid(rules: string): string {
  return rules.replace(/^ {8}annotations:\n(?: {10}.*\n)+/gm, '');
}

function severityOf(alert: string): string {
  return new RegExp(`- alert: ${alert}\\n[\\s\\S]*?severity: (\\w+)`).exec(alerts)?.[1] ?? '';
}
