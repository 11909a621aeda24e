// What any editor must do that shows the page in a frame, and nothing else. It runs in the frame;
// the bar around it is the one that the server sends.

const place = 'bench-duties';
const roots = () => [...document.querySelectorAll('main [data-block]')];

/** Makes the texts of the page writable; what is done to them is kept in the browser at once. */
export function mount() {
  const desk = window.parent.document;
  const announcement = desk.querySelector('[data-editor-announcement]');
  const state = desk.querySelector('[data-editor-state]');
  const [undo, redo] = ['undo', 'redo'].map((act) =>
    desk.querySelector(`[data-editor-act=${act}]`),
  );
  // What an earlier tab left.
  const kept = JSON.parse(localStorage.getItem(place) ?? '[]');
  const words = roots().map((root) => root.textContent);
  const steps = [];

  function keep(edit, step) {
    // Words that are typed on stay one edit.
    if (edit.text !== undefined && kept.at(-1)?.id === edit.id) kept.pop();
    kept.push(edit);
    localStorage.setItem(place, JSON.stringify(kept));
    if (step) steps.push(step);
    undo.disabled = false;
    if (state.textContent !== 'Saving…') state.textContent = 'Saving…';
  }
  for (const [index, root] of roots().entries()) {
    if (root.dataset.block !== 'text') continue;
    root.contentEditable = 'true';
    root.addEventListener('input', () => {
      const was = words[index];
      words[index] = root.textContent;
      keep({ id: root.id, text: words[index] }, () => (root.textContent = was));
    });
  }
  /** What is passed moves: the block itself keeps the focus and its caret. */
  function pass(moved, passed, isBack) {
    if (isBack) moved.after(passed);
    else moved.before(passed);
    announcement.textContent = isBack ? 'Undone.' : 'Moved down.';
    // With the next frame, which lays the page out anyway.
    requestAnimationFrame(() => moved.scrollIntoView({ block: 'nearest' }));
  }
  function move(from, to) {
    const [moved, passed] = [from, to].map((index) => roots()[index].parentElement);
    const { id } = moved.firstElementChild;
    pass(moved, passed, false);
    words.splice(to, 0, ...words.splice(from, 1));
    keep({ id, to }, () => {
      pass(moved, passed, true);
      keep({ id, to: from });
      redo.disabled = false;
    });
  }
  window.parent.editor = {
    isReady: () => true,
    move,
    undo: () => steps.pop()(),
    textAt: (index) => roots()[index].textContent,
  };
}
