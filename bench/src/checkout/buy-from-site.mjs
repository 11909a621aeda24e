import { Agent, request } from 'node:http';

/** The number of simultaneous buyers. */
export const buyers = 32;

/** Counts the visitors of all rounds: somebody who came again would reach limits. */
let visitors = 0;

/**
 * Buys one thing repeatedly, each time as a new visitor without scripts: cart, checkout, input,
 * payment. Counts the answered orders.
 *
 * @param {{ address: string, time: number, buyers: number }} ask `time` in milliseconds
 * @returns {Promise<number>} orders a second
 * @throws if anything but an order is answered
 */
export function buyFromSite({ address, time, buyers: count }) {
  return repeat({ time, count }, async (agent, number) => {
    const from = { 'x-forwarded-for': networkOf(number) };
    const added = await send(agent, `${address}/commerce/cart`, {
      headers: from,
      body: { type: 'add', productId: 'seat', variantId: 'one', quantity: '1' },
    });
    const { location: checkout, cookies } = await send(agent, `${address}/commerce/goto-checkout`, {
      headers: { ...from, cookie: cookieHeader(added.cookies) },
    });
    // The checkout belongs to the browser that started it, which a cookie identifies.
    const cookie = cookieHeader([...added.cookies, ...cookies]);
    const { text } = await send(agent, `${address}${checkout}`, {
      headers: { ...from, cookie, accept: 'application/json' },
    });
    const { priceHash } = JSON.parse(text).data.view.cart;
    const body = {
      email: `visitor${number}@example.org`,
      payment: 'transfer',
      do: 'pay',
      priceHash,
      attempt: '0',
    };
    const { status, location } = await send(agent, `${address}${checkout}`, {
      headers: { ...from, cookie },
      body,
    });
    if (status !== 303 || !location.startsWith('/order/'))
      throw new Error(`[bench] ${status} ${location}: this is no order.`);
  });
}

/**
 * Requests as many plain durable transactions per order as the site makes.
 *
 * @param {{ address: string, time: number, buyers: number, transactions: number }} ask `time` in
 *   milliseconds
 * @returns {Promise<number>} orders a second
 */
export function storePlainly({ address, time, buyers: count, transactions }) {
  return repeat({ time, count }, (agent, number) =>
    send(agent, address, { json: { transactions, email: `visitor${number}@example.org` } }),
  );
}

async function repeat({ time, count }, buyOne) {
  const agent = new Agent({ keepAlive: true, maxSockets: count });
  let bought = 0;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (performance.now() < start + time) {
        await buyOne(agent, (visitors += 1));
        bought += 1;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  return bought / seconds;
}

/** Gives the address of a visitor, in a network that no other number has. */
function networkOf(number) {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/** Gives the cookies that a browser sends back. */
function cookieHeader(lines) {
  return lines.map((line) => line.split(';')[0]).join('; ');
}

/** @returns {Promise<{ status: number, location: string, cookies: string[], text: string }>} */
function send(agent, url, { headers = {}, body, json }) {
  const form = body && new URLSearchParams(body).toString();
  const text = json ? JSON.stringify(json) : form;
  const type = json ? 'application/json' : 'application/x-www-form-urlencoded';
  const content =
    text === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: text === undefined ? 'GET' : 'POST',
      agent,
      headers: { 'sec-fetch-site': 'same-origin', ...headers, ...content },
    });
    call.on('error', reject);
    call.on('response', (reply) => {
      let answer = '';
      reply.setEncoding('utf8').on('data', (chunk) => (answer += chunk));
      reply.on('end', () => {
        if (reply.statusCode >= 400)
          return reject(new Error(`[bench] ${reply.statusCode}: ${answer.slice(0, 200)}`));
        resolve({
          status: reply.statusCode,
          location: reply.headers.location ?? '',
          cookies: reply.headers['set-cookie'] ?? [],
          text: answer,
        });
      });
    });
    call.end(text);
  });
}
