// Plays the count script of the comments service, which knows nothing of Trusted Types:
// it looks itself up by its id, gathers the places of the page, asks for ten threads at
// a time by script elements, and writes what comes back as HTML. See `count-data.js`.
globalThis.DISQUSWIDGETS ??= (() => {
  const scriptSource = document.getElementById('dsq-count-scr').src;
  const places = new Map();

  function threadOf(place) {
    const identifier = place.getAttribute('data-disqus-identifier');
    if (identifier) return { kind: 1, thread: identifier };
    const address =
      place.hash === '#disqus_thread'
        ? place.href.replace('#disqus_thread', '')
        : place.getAttribute('data-disqus-url');
    return address && { kind: 2, thread: address };
  }

  function gather() {
    const questions = [];
    for (const place of [
      ...document.getElementsByTagName('a'),
      ...document.getElementsByClassName('disqus-comment-count'),
    ]) {
      const found = threadOf(place);
      if (!found) continue;
      if (!places.has(found.thread))
        questions.push(`${found.kind}=${encodeURIComponent(found.thread)}`);
      places.set(found.thread, [...(places.get(found.thread) ?? []), place]);
    }
    return questions.sort();
  }

  return {
    getCount({ reset = false } = {}) {
      if (reset) places.clear();
      const questions = gather();
      for (let start = 0; start < questions.length; start += 10) {
        const script = document.createElement('script');
        script.src = `${scriptSource.replace(/count\.js.*/, 'count-data.js')}?${questions.slice(start, start + 10).join('&')}${reset ? `&_=${Date.now()}` : ''}`;
        document.head.append(script);
      }
    },
    displayCount({ counts, text: { comments } }) {
      for (const { id, comments: count } of counts) {
        const words = { 0: comments.zero, 1: comments.one }[count] ?? comments.multiple;
        for (const place of places.get(id) ?? []) place.innerHTML = words.replace('{num}', count);
      }
    },
  };
})();
globalThis.DISQUSWIDGETS.getCount();
