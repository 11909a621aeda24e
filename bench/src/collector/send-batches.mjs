import { Agent, request } from 'node:http';

/** The number of browsers that send at once. */
export const senders = 32;

const pages = ['/', '/shop', '/shop/moon-jar', '/contact', '/about'];
const names = ['hit', 'button-click', 'button-render', 'form-render'];
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

/** Batches of one run have other ids than those of all others. */
let runs = 0;

/**
 * Sends batches of events as pages do, and counts the events that were answered as stored.
 *
 * @param {{ address: string, time: number, perBatch: number }} ask `time` in milliseconds
 * @returns {Promise<number>} events a second
 * @throws if anything else is answered
 */
export async function sendBatches({ address, time, perBatch }) {
  const agent = new Agent({ keepAlive: true, maxSockets: senders });
  const run = (runs += 1);
  let next = 0;
  let stored = 0;
  const start = performance.now();
  const send = async () => {
    while (performance.now() < start + time) {
      const { accepted } = await post(agent, address, batchOf(`${run}.${(next += 1)}`, perBatch));
      if (accepted !== perBatch) throw new Error('[bench] a batch was not stored.');
      stored += accepted;
    }
  };
  await Promise.all(Array.from({ length: senders }, send));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return stored / seconds;
}

/** A batch as `packEvents` of `@frontage/census` writes it; this file is not bundled. */
function batchOf(batch, count) {
  const rows = Array.from({ length: count }, (_, index) => [
    0,
    `${batch}.${index}`,
    1000 + index,
    names[index % names.length],
    pages[index % pages.length],
    `block-${index % 7}`,
    index,
  ]);
  return JSON.stringify({
    v: 1,
    batch,
    loss: { created: count, acknowledged: count, dropped: {} },
    common: { visitorCookie: `v${batch.replace('.', '-')}|1|1|1|1`, buttonText: 'Add to cart' },
    shapes: [['pagePath', 'buttonId', 'index']],
    rows,
  });
}

function post(agent, address, text) {
  return new Promise((resolve, reject) => {
    const call = request(`${address}/api/census/batch`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': 'text/plain',
        'content-length': Buffer.byteLength(text),
        'sec-fetch-site': 'same-origin',
        'user-agent': userAgent,
      },
    });
    call.on('error', reject);
    call.on('response', (reply) => {
      let answer = '';
      reply.setEncoding('utf8');
      reply.on('data', (piece) => (answer += piece));
      reply.on('end', () => resolve(JSON.parse(answer)));
    });
    call.end(text);
  });
}
