import type { ChatReply, ChatRequest } from '#features/assistant/chat.ts';
import { drawQuestions, type QuestionKind } from './assistant-workload.ts';
import { writeRequest } from './http-connection.ts';
import { residentMegabytes } from './machine.ts';
import { loadColumns, loadNotes, measureLoad } from './site-load.ts';
import type { SiteProcess } from './site-process.ts';
import type { Row, Table } from './table.ts';

/** Measures the assistant without a language model through HTTP: each kind of question alone, then all mixed. */
export async function measureAssistant(site: SiteProcess, tell: (message: string) => void): Promise<Table> {
  const { kinds, mixed } = drawQuestions();
  const rows: Row[] = [];
  for (const kind of kinds) {
    tell(`Asking: ${kind.name} (${kind.bodies.length} questions)`);
    const understood = await shareUnderstood(site, kind);
    rows.push({
      name: kind.name,
      values: [...(await measureLoad(site, requestsOf(kind.bodies), 2)), understood],
    });
  }
  tell(`Asking: everything mixed (${mixed.length} questions)`);
  rows.push({ name: 'mixed', values: [...(await measureLoad(site, requestsOf(mixed), 8)), null] });

  const memory = residentMegabytes(site.pid);
  return {
    title: 'Assistant',
    columns: [...loadColumns('answers', { p99: 50, perSecond: 200 }), { name: 'of this kind', unit: '%' }],
    rows,
    notes: [
      ...loadNotes('ASSISTANT_QUESTIONS_PER_MINUTE'),
      'Without a language model. Of this kind: answers that were what the kind of question asks for.',
      ...(memory === null ? [] : [`The server's process holds ${memory.toFixed(0)} MB after it.`]),
    ],
  };
}

/** Percentage of a kind's questions that are answered as that kind: figures of others would mean nothing. */
async function shareUnderstood(site: SiteProcess, { bodies, expects }: QuestionKind): Promise<number> {
  let understood = 0;
  for (const body of bodies) {
    const response = await fetch(`${site.address}/api/ai-chat`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`Question ${JSON.stringify(body)}: ${await response.text()}`);
    if (expects.includes(((await response.json()) as ChatReply).kind)) understood += 1;
  }
  return (understood * 100) / bodies.length;
}

function requestsOf(bodies: readonly ChatRequest[]): Buffer[] {
  return bodies.map((body) => writeRequest('POST', '/api/ai-chat', body));
}
