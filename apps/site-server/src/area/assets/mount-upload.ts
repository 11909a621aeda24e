/**
 * Sends files one after another, each with its progress, so that one that is refused does not hold
 * up the others. Without it the form sends all of them at once. Files may also be dropped on the
 * place of the upload, `[data-upload]`, whose value is the address that takes them.
 *
 * With `data-into` files are sent as soon as they are chosen; their ids go into the control of that
 * name, and the button of the upload shows them. Whatever else is pressed meanwhile waits for them.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @returns what undoes it
 */
export function mountUpload(root: Document): () => void {
  const place = root.querySelector<HTMLElement>('[data-upload]');
  const input = place?.querySelector<HTMLInputElement>('input[type=file]');
  const button = place?.querySelector('button');
  const list = place?.querySelector('[data-progress]');
  const form = input?.form;
  if (!place || !form || !input || !button || !list) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const { upload: address = '', failed = '', into } = place.dataset;
  let isBusy = false;
  let pressed: HTMLElement | null = null;

  const show = (file: File) => {
    const line = root.createElement('p');
    const label = root.createElement('label');
    const bar = root.createElement('progress');
    label.append(`${file.name} `, bar);
    line.append(label);
    list.append(line);
    return { line, bar };
  };

  /** The ids of what was added; undefined where something is wrong. */
  const readAnswer = (text: string): string[] | string => {
    try {
      const answer: unknown = JSON.parse(text);
      const { wrong, ids = [] } = Object(Object(answer).data) as Record<string, unknown>;
      if (Array.isArray(wrong) && wrong.length > 0) return wrong.join(' ');
      if (Array.isArray(wrong) && Array.isArray(ids)) return ids.map(String);
    } catch {
      // An answer without words.
    }
    return failed;
  };

  const send = (file: File) =>
    new Promise<string[] | undefined>((resolve) => {
      const { line, bar } = show(file);
      const request = new XMLHttpRequest();
      const end = (answer: string[] | string) => {
        if (typeof answer === 'string') line.textContent = `${file.name}: ${answer}`;
        else bar.value = bar.max;
        resolve(typeof answer === 'string' ? undefined : answer);
      };
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (!lengthComputable) return;
        bar.max = total;
        bar.value = loaded;
      };
      request.onload = () =>
        end(request.status === 200 ? readAnswer(request.responseText) : failed);
      request.onerror = () => end(failed);
      request.ontimeout = () => end(failed);
      request.open('POST', address);
      request.setRequestHeader('accept', 'application/json');
      const body = new FormData();
      body.append(input.name, file);
      request.send(body);
    });

  /** Shows what was added where the form is, or the list of files. */
  const finish = (answers: readonly (readonly string[] | undefined)[]) => {
    const added = answers.flatMap((ids) => ids ?? []);
    // What went wrong stays to be read.
    const isAll = answers.every((ids) => ids !== undefined);
    if (into === undefined) {
      if (isAll) root.defaultView?.location.assign(`${address}?added=${answers.length}`);
      return;
    }
    const control = form.elements.namedItem(into);
    if (control instanceof HTMLInputElement)
      control.value = [control.value, ...added].filter((id) => id !== '').join('\n');
    input.value = '';
    const last = added[added.length - 1];
    if (last !== undefined) button.value = `${button.dataset['shows'] ?? ''}${last}`;
    if (isAll) form.requestSubmit(pressed ?? button);
    pressed = null;
  };

  const sendAll = (files: readonly File[]) => {
    if (isBusy || files.length === 0) return;
    isBusy = true;
    button.disabled = true;
    list.replaceChildren();
    const answers: (readonly string[] | undefined)[] = [];
    void files
      .reduce<Promise<void>>(
        async (before, file) => before.then(async () => void answers.push(await send(file))),
        Promise.resolve(),
      )
      .then(() => {
        isBusy = false;
        button.disabled = false;
        finish(answers);
      });
  };

  form.addEventListener(
    'submit',
    (event) => {
      if (into !== undefined && !isBusy) return;
      event.preventDefault();
      if (isBusy) pressed = event.submitter;
      else sendAll([...(input.files ?? [])]);
    },
    { signal },
  );
  input.addEventListener('change', () => into !== undefined && sendAll([...(input.files ?? [])]), {
    signal,
  });
  for (const name of ['dragover', 'dragleave', 'drop'] as const)
    place.addEventListener(
      name,
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        place.toggleAttribute('data-over', name === 'dragover');
        if (name === 'drop') sendAll([...event.dataTransfer.files]);
      },
      { signal },
    );
  return () => listening.abort();
}
