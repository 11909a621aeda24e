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
  const first = await post(address, 'FormSubmissionKey', {}, {});
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
        const { data } = await (
          await post(address, 'FormSubmissionKey', { formId }, visitor)
        ).json();
        const form = { 'text-1': name, 'email-1': 'ada@example.com', 'textarea-1': 'A vase.' };
        const body = { key: data.key, formId, form: JSON.stringify(form) };
        const reply = await (await post(address, 'SaveFormSubmission', body, visitor)).json();
        acknowledged.set(reply.data.submissionId, name);
      } catch (error) {
        // The server is gone.
        if (error instanceof TypeError && error.cause) return;
        throw error;
      }
    }
  };
  await Promise.all(Array.from({ length: writers }, write));
  return formId;
}

/** Each call comes from another address, so none is limited. */
function post(address, call, body, { crumb = '', cookie = '' }) {
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
