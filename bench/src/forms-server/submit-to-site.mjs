import { Agent, request } from 'node:http';

/** The number of simultaneous senders. */
export const writers = 32;

/**
 * Sends submissions like our forms, a key and then the save, repeatedly, and counts those that were
 * answered as stored.
 *
 * @param {{ address: string, formId: string, time: number, writers: number }} ask `time` in
 *   milliseconds
 * @returns {Promise<number>} submissions a second
 * @throws if anything else is answered
 */
export async function submitToSite({ address, formId, time, writers: count }) {
  return repeat({ time, count }, async (agent, id) => {
    const { crumb, cookie } = await post(agent, `${address}/api/form/FormSubmissionKey`, {});
    const headers = { cookie };
    const call = (name, body) =>
      post(agent, `${address}/api/form/${name}?crumb=${encodeURIComponent(crumb)}`, body, headers);
    return async () => {
      const { data } = await call('FormSubmissionKey', { formId });
      const form = JSON.stringify(valuesOf(id()));
      return call('SaveFormSubmission', {
        key: data.key,
        formId,
        form,
        pageTitle: 'Contact',
        pageId: 'p',
        contentSource: 'c',
        pagePath: '/contact',
      });
    };
  });
}

/**
 * Sends the same values, once each, to a server without further requests.
 *
 * @param {{ address: string, time: number, writers: number }} ask `time` in milliseconds
 * @returns {Promise<number>} submissions a second
 */
export async function submitPlainly({ address, time, writers: count }) {
  return repeat({ time, count }, async (agent, id) => () => post(agent, address, valuesOf(id())));
}

async function repeat({ time, count }, createWriter) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  let next = 0;
  let stored = 0;
  const id = () => (next += 1);
  const send = await Promise.all(Array.from({ length: count }, () => createWriter(agent, id)));
  const start = performance.now();
  await Promise.all(
    send.map(async (sendOne) => {
      while (performance.now() < start + time) {
        const { data } = await sendOne();
        if (!data?.submissionId) throw new Error('[bench] a submission was not stored.');
        stored += 1;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return stored / seconds;
}

function valuesOf(id) {
  return {
    'text-1': `Visitor ${id}`,
    'email-1': `visitor${id}@example.org`,
    'textarea-1': 'A blue bowl, about this wide. '.repeat(5),
  };
}

function post(agent, url, body, headers = {}) {
  const text = JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: 'POST',
      agent,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      },
    });
    call.on('error', reject);
    call.on('response', (reply) => {
      let answer = '';
      reply.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
      reply.on('end', () => {
        const cookie = reply.headers['set-cookie']?.map((line) => line.split(';')[0]).join('; ');
        if (reply.statusCode === 200) return resolve({ ...JSON.parse(answer), cookie });
        reject(new Error(`[bench] ${reply.statusCode}: ${answer}`));
      });
    });
    call.end(text);
  });
}
