/** Whether an address leads away from this machine. */
const isElsewhere = ({ protocol, hostname }) =>
  protocol.startsWith('http') && !['localhost', '127.0.0.1'].includes(hostname);

/**
 * Plays all hosts but this machine for tests in a browser, each context by itself.
 *
 * `answer(context, how, reply)`: `hold` keeps what is asked from now on waiting, `refuse` refuses
 * it, `reply` answers what waits and what is still to come, `forget` ends it. It gives the number
 * of requests that wait.
 */
export function createOtherHosts() {
  const plays = new WeakMap();

  return {
    async answer(context, how, reply) {
      const play = plays.get(context) ?? { how, reply, held: [] };
      if (!plays.has(context)) {
        plays.set(context, play);
        play.handle = (route) => (play.how === 'hold' ? void play.held.push(route) : end(route));
        await context.route(isElsewhere, play.handle);
      }
      // A page that has gone takes its requests with it.
      const end = (route) =>
        (play.how === 'reply' ? route.fulfill(play.reply) : route.abort()).catch(() => {});
      if (how === 'count') return play.held.length;
      Object.assign(play, { how, reply });
      if (how === 'hold') return 0;
      await Promise.all(play.held.splice(0).map(end));
      if (how === 'forget') {
        await context.unroute(isElsewhere, play.handle);
        plays.delete(context);
      }
      return 0;
    },
  };
}
