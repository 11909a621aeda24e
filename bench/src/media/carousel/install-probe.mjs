// Runs inside the page of every contestant, beside it.

/** Where listeners are counted: before the contestant comes. */
export function countListeners() {
  const seen = { added: 0 };
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (...given) {
    seen.added += 1;
    return addEventListener.apply(this, given);
  };
  window.listeners = seen;
}

/** What the bench calls. */
export function installProbe() {
  const { contestant } = window;
  const holder = document.querySelector('main');
  const root = () => holder.firstElementChild;
  let mounted;

  /** Mounts it and lays the page out: ms, and the listeners it added. */
  function init() {
    void document.body.offsetHeight;
    const { added } = window.listeners;
    const start = performance.now();
    mounted = contestant.mount(root());
    void document.body.offsetHeight;
    return { init: performance.now() - start, listeners: window.listeners.added - added };
  }

  /** A move: ms of the call, and until a frame shows the first slides elsewhere. */
  function move() {
    const watched = [...document.querySelectorAll(contestant.slide)].slice(0, 4);
    const places = () => watched.map((slide) => slide.getBoundingClientRect().left);
    const before = places();
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        const start = performance.now();
        mounted.next();
        const called = performance.now();
        requestAnimationFrame(function look() {
          const seen = performance.now();
          const isElsewhere = places().some((left, index) => Math.abs(left - before[index]) > 0.5);
          if (isElsewhere || seen - start > 3_000)
            resolve({ call: called - start, motion: isElsewhere ? seen - start : NaN });
          else requestAnimationFrame(look);
        });
      });
    });
  }

  /** Mounts and ends it many times in markup that is made anew. */
  function cycle(times, count) {
    const html = contestant.html(count);
    for (let time = 0; time < times; time += 1) {
      holder.innerHTML = html;
      contestant.mount(root()).destroy();
    }
    holder.innerHTML = '';
  }

  window.probe = { init, move, cycle, next: () => mounted.next() };
}
