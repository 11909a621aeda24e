/** Runs inside the page of every contestant: when a picture is shown. */
export function installProbe() {
  const { contestant } = window;
  let mounted;
  let watched = [];

  function init() {
    void document.body.offsetHeight;
    const start = performance.now();
    mounted = contestant.mount(document.querySelector('ul'));
    void document.body.offsetHeight;
    return performance.now() - start;
  }

  /** How opaque something is with all around it. */
  function opacityOf(element) {
    let opacity = 1;
    for (let node = element; node; node = node.parentElement) {
      const style = getComputedStyle(node);
      opacity *= style.visibility === 'hidden' ? 0 : Number(style.opacity);
    }
    return opacity;
  }

  /**
   * What a frame shows of a large picture: width, distance from the middle of the window, opacity.
   */
  function look(index) {
    const pictures = [...document.querySelectorAll(`img[src$="/large-${index}.png"]`)].filter(
      ({ complete, naturalWidth }) => complete && naturalWidth > 0,
    );
    const seen = pictures.map((picture) => {
      const { left, width } = picture.getBoundingClientRect();
      return {
        width,
        off: Math.abs(left + width / 2 - innerWidth / 2),
        opacity: opacityOf(picture),
      };
    });
    return seen.sort((a, b) => b.opacity * b.width - a.opacity * a.width)[0];
  }

  /**
   * From the next event of a type on, looks at every frame. `seen` then gives ms from the
   * event: `first` to the first frame in which anything of the picture is seen, `shown` to
   * the one that shows it as it stays, more than half opaque.
   */
  function watch(type, index) {
    const frames = [];
    frames.isOver = false;
    watched = frames;
    const onEvent = ({ timeStamp }) =>
      requestAnimationFrame(function see() {
        const elapsed = performance.now() - timeStamp;
        const picture = look(index);
        if (picture) frames.push({ at: elapsed, ...picture });
        if (elapsed < 1_500) requestAnimationFrame(see);
        else frames.isOver = true;
      });
    addEventListener(type, onEvent, { capture: true, once: true });
  }

  function seen() {
    const last = watched.at(-1);
    const isShown = ({ width, off, opacity }) =>
      opacity > 0.5 &&
      Math.abs(width - last.width) < last.width * 0.1 &&
      off - last.off < last.width * 0.1;
    const isSeen = ({ off, opacity }) => opacity > 0.01 && off < innerWidth / 2;
    return { first: watched.find(isSeen)?.at ?? NaN, shown: watched.find(isShown)?.at ?? NaN };
  }

  window.probe = {
    init,
    watch,
    isOver: () => watched.isOver,
    seen,
    destroy: () => (typeof mounted === 'function' ? mounted() : undefined),
  };
}
