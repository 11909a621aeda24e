const writers = 16;

/**
 * Sends letters by the site's contact form, without a pause, until the server is gone.
 *
 * @param {string} address of the server, which trusts `X-Forwarded-For`
 * @param {Map<string, string>} acknowledged gets each letter with a 200: its id → its name
 * @returns {Promise<string>} the form's id, once no writer reaches the server any more
 * @throws if a letter gets another answer
 */
export async function writeLetters(address, acknowledged) {
  const page = await (await fetch(`${address}/contact`)).text();
  const formId = /data-form-id="(\w+)"/.exec(page)?.[1];
  if (formId === undefined) throw new Error('[bench] the contact page has no form.');
  // The answer to a call without a crumb brings one.
  const first = await send(address, 'FormSubmissionKey', {}, {});
  const visitor = {
    crumb: (await first.json()).crumb,
    cookie: first.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; '),
  };
  const write = async () => {
    for (;;) {
      const name = `letter ${acknowledged.size} ${Math.random()}`;
      try {
        const { data } = await post(address, 'FormSubmissionKey', { formId }, visitor);
        const form = { 'text-1': name, 'email-1': 'ada@example.com', 'textarea-1': 'A vase.' };
        const body = { key: data.key, formId, form: JSON.stringify(form) };
        const saved = await post(address, 'SaveFormSubmission', body, visitor);
        acknowledged.set(saved.data.submissionId, name);
      } catch (error) {
        if (error instanceof Gone) return;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return formId;
}

/** The server ended before it answered. */
class Gone extends Error {}

async function post(...call) {
  const reply = await send(...call).catch((error) => {
    throw new Gone('the connection ended', { cause: error });
  });
  // What comes while a server closes is answered with 503.
  if (reply.status === 503) throw new Gone('the server closes');
  if (reply.status !== 200) throw new Error(`[bench] a letter was answered ${reply.status}.`);
  return reply.json().catch((error) => {
    throw new Gone('the answer ended', { cause: error });
  });
}

/** Each call comes from another address, so none is limited. */
function send(address, call, body, { crumb = '', cookie = '' }) {
  const part = () => Math.floor(Math.random() * 256);
  return fetch(`${address}/api/form/${call}?crumb=${encodeURIComponent(crumb)}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${part()}.${part()}.${part()}`,
      cookie,
    },
    body: JSON.stringify(body),
  });
}
