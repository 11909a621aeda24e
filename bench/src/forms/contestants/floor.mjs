import { labelOf, names, sent, valueOf } from './fields.mjs';

/** The minimum: HTML and one listener. */
export function mount(root, count) {
  const fields = names(count).map(
    (name) =>
      `<p><label for="${name}">${labelOf(name)}</label><input id="${name}" name="${name}" value="${valueOf(name)}" required></p>`,
  );
  root.innerHTML = `<form>${fields.join('')}<button>Send</button></form>`;
  root.querySelector('form').addEventListener('submit', (event) => {
    event.preventDefault();
    sent(Object.fromEntries(new FormData(event.target)));
  });
}
