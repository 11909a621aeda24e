import { openStore } from '../app/open-store';
import { startKillable, type KillableServer, type StorePlace } from './killable-server';
import { ids } from './site-fixture';

/** How much is sent, and how often the server dies meanwhile. */
export interface KillPlan {
  /** Submissions that have to be acknowledged. */
  operations: number;
  kills: number;
  /** How many are under way at once. */
  writers: number;
  /** Every so many-th is sent once more after its answer. */
  repeatEvery: number;
  /**
   * Whether a submission keeps its key for every attempt, as our forms do; without, each attempt
   * asks for a new one.
   */
  keepsKey: boolean;
}

/** What was sent, held against what is stored. */
export interface KillReport {
  acknowledged: number;
  killed: number;
  repeated: number;
  /** Acknowledged, but not stored under the id that the answer named. */
  lost: number;
  /** Stored more often than once. */
  doubled: number;
  /** Repeats that were answered in another way than the first time. */
  contradicted: number;
}

/**
 * Sends submissions to a server that is killed with -9 again and again in the midst
 * of them, and counts what became of each.
 *
 * @param place the memory that outlives the server; it should hold no submissions
 * @param plan how much, and how often
 */
export async function submitThroughKills(place: StorePlace, plan: KillPlan): Promise<KillReport> {
  const server = await startKillable(place);
  const acknowledged = new Map<string, string>();
  const counts = { killed: 0, repeated: 0, contradicted: 0 };
  let next = 0;

  async function submit(name: string): Promise<void> {
    const attempt = createSubmission(server, name, plan.keepsKey);
    const id = await attempt();
    acknowledged.set(name, id);
    const due = Math.floor((acknowledged.size * (plan.kills + 1)) / plan.operations);
    if (due > counts.killed && counts.killed < plan.kills) {
      counts.killed += 1;
      server.restart();
    }
    if (acknowledged.size % plan.repeatEvery !== 0) return;
    counts.repeated += 1;
    if ((await attempt()) !== id) counts.contradicted += 1;
  }

  async function write(): Promise<void> {
    while (next < plan.operations) await submit(`visitor-${(next += 1)}`);
  }

  try {
    await Promise.all(Array.from({ length: plan.writers }, write));
  } finally {
    await server.end();
  }
  return { acknowledged: acknowledged.size, ...counts, ...(await compare(place, acknowledged)) };
}

/** A visitor's submission; each call sends it and answers the id that it was stored under. */
function createSubmission(
  server: KillableServer,
  name: string,
  keepsKey: boolean,
): () => Promise<string> {
  let kept: string | undefined;
  const newKey = async () => {
    const { text } = await server.call('/api/form/FormSubmissionKey', async () => ({}));
    return (JSON.parse(text) as { data: { key: string } }).data.key; // as 7.01 says
  };
  const body = async () => {
    const key = keepsKey ? (kept ??= await newKey()) : await newKey();
    return {
      key,
      formId: ids.form,
      form: JSON.stringify({ 'text-1': name, 'email-1': 'a@example.com' }),
    };
  };
  return async () => {
    const { status, text } = await server.call('/api/form/SaveFormSubmission', body);
    if (status !== 200) throw new Error(`[site-server] ${name} was answered ${status} ${text}.`);
    // as 7.02 says
    return (JSON.parse(text) as { data: { submissionId: string } }).data.submissionId;
  };
}

async function compare(
  place: StorePlace,
  acknowledged: ReadonlyMap<string, string>,
): Promise<Pick<KillReport, 'lost' | 'doubled'>> {
  const store = await openStore(place);
  const stored = await store.submissions(ids.form);
  await store.close();
  const names = new Map(stored.map(({ id, values }) => [id, values['text-1']]));
  const lost = [...acknowledged].filter(([name, id]) => names.get(id) !== name);
  return { lost: lost.length, doubled: stored.length - new Set(names.values()).size };
}
