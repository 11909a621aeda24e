// Both run inside the page of every contestant, before it.

/** Counts what makes the browser lay out when script asks for it. */
export function countReads() {
  const seen = { reads: 0, writes: 0 };
  const getters = ['offset', 'client', 'scroll'].flatMap((kind) =>
    ['Width', 'Height', 'Top', 'Left'].map((side) => kind + side),
  );
  for (const prototype of [Element.prototype, HTMLElement.prototype]) {
    for (const name of [...getters, 'offsetParent']) {
      const found = Object.getOwnPropertyDescriptor(prototype, name);
      if (found?.get) Object.defineProperty(prototype, name, { ...found, get: counted(found.get) });
    }
    for (const name of ['getBoundingClientRect', 'getClientRects']) {
      if (Object.hasOwn(prototype, name)) prototype[name] = counted(prototype[name]);
    }
  }
  window.getComputedStyle = counted(window.getComputedStyle);

  function counted(read) {
    return function (...given) {
      seen.reads += 1;
      return read.apply(this, given);
    };
  }

  // Written in the page's own HTML is not written by a contestant: it begins when its script does.
  document.addEventListener('bench:start', () => {
    new MutationObserver((records) => (seen.writes += records.length)).observe(document.body, {
      attributes: true,
      subtree: true,
    });
  });
  window.seen = seen;
}

/**
 * The width that each picture was asked for, in the order of the page; NaN for one that was not.
 */
export function readWidths() {
  return [...document.images].map(({ currentSrc }) =>
    Number(/format=(\d+)w/.exec(currentSrc)?.[1]),
  );
}
