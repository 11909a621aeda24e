/** A beacon for each event: what the browser itself can do. */
export function start() {}

export function track(mark) {
  navigator.sendBeacon('/collect', JSON.stringify({ mark, price: 1400, title: 'Moon jar' }));
}
