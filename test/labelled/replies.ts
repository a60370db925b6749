/** The labelled replies, and how many of them are read exactly as labelled. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../../src/mail/digest/digest.ts';
import { readableBody } from '../../src/mail/digest/readable-body.ts';
import { openMail } from '../../src/mail/parse-task.ts';
import type { LabelledReply } from './labelled-reply.ts';

/** `replies` is what the rules were made with; `replies-unseen` was never looked at. */
export type ReplyFolder = 'replies' | 'replies-unseen';

/** `wrong`: a text for each reply that is read otherwise; `lost`: those in which words of the answer are missing. */
export type JudgedReplies = { right: number; replies: number; wrong: string[]; lost: string[] };

const CORPUS = join(process.cwd(), '..', 'shared', 'corpus');

type ReplyFile = { replies: LabelledReply[] };

export async function labelledReplies(folder: ReplyFolder): Promise<LabelledReply[]> {
  const files = readdirSync(new URL(`${folder}/`, import.meta.url)).filter((file) => file.endsWith('.ts'));
  const read = files.sort().map(async (file) => ((await import(`./${folder}/${file}`)) as ReplyFile).replies);
  return (await Promise.all(read)).flat();
}

/** The replies of the shared corpus; none where the corpus is not here. The table says which of their lines are new. */
export function sharedReplies(): LabelledReply[] {
  if (!existsSync(CORPUS)) return [];
  const [, ...rows] = readFileSync(new URL('shared-replies.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return rows.map((row) => {
    const [file = '', quoted = '', ranges = ''] = row.split('\t');
    const text = readFileSync(join(CORPUS, file), 'utf8').replaceAll('\r', '');
    const lines = text.split('\n');
    const kept = ranges.split(',').flatMap((range) => {
      const [from = 1, to = from] = range.split('-').map(Number);
      return lines.slice(from - 1, to);
    });
    const { text: newWords } = readableBody({ text: kept.join('\n'), html: null });
    return { name: file, language: 'any', subject: '', answers: false, text, newWords, quoted: quotedOf(quoted) };
  });
}

function quotedOf(text: string): LabelledReply['quoted'] {
  return text === 'below' || text === 'interleaved' ? text : 'none';
}

export async function judgedReplies(replies: readonly LabelledReply[]): Promise<JudgedReplies> {
  const judged: JudgedReplies = { right: 0, replies: replies.length, wrong: [], lost: [] };
  for (const reply of replies) {
    const { header, body } = await openMail(replyMime(reply));
    const { replyText, quoted } = digestOf(header, body, null);
    const given = `${quoted}\n${replyText}`;
    const wanted = `${reply.quoted}\n${reply.newWords.trim()}`;
    if (given === wanted) judged.right += 1;
    else judged.wrong.push(`${reply.name} [${reply.language}]\n--- given: ${given}\n--- wanted: ${wanted}`);
    const shown = replyText.split(/\s+/);
    if (reply.newWords.split(/\s+/).some((word) => !shown.includes(word))) judged.lost.push(reply.name);
  }
  return judged;
}

function replyMime({ subject, from = 'Sender', answers, text, html }: LabelledReply): Buffer {
  const lines = [
    `From: =?utf-8?b?${Buffer.from(from).toString('base64')}?= <sender@sender.example>`,
    'To: robin@postroom.localhost',
    `Subject: =?utf-8?b?${Buffer.from(subject).toString('base64')}?=`,
    ...(answers ? ['In-Reply-To: <first@postroom.localhost>'] : []),
    `Content-Type: ${html === undefined ? 'text/plain' : 'text/html'}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(html ?? text ?? '')
      .toString('base64')
      .replace(/.{76}/g, '$&\r\n'),
  ];
  return Buffer.from(lines.join('\r\n'));
}
