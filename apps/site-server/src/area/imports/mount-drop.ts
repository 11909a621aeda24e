/**
 * Takes files that are dropped anywhere on the form `[data-drop-files]`, and sends them with their
 * progress; without it the form sends them itself. It goes on to the page of the import, or says
 * what is wrong and keeps the choice.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @returns what undoes it
 */
export function mountDrop(root: Document): () => void {
  const form = root.querySelector<HTMLFormElement>('form[data-drop-files]');
  const input = form?.querySelector<HTMLInputElement>('input[type=file]');
  const button = form?.querySelector('button');
  const status = form?.querySelector('[data-progress]');
  const view = root.defaultView;
  if (!form || !input || !button || !status || !view) return () => undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const request = new XMLHttpRequest();

  const read = (): { id?: unknown; wrong?: unknown } => {
    try {
      return Object(JSON.parse(request.responseText).data);
    } catch {
      return {};
    }
  };
  const fail = (text: string = form.dataset['failed'] ?? '') => {
    status.textContent = text;
    button.disabled = false;
  };
  request.onload = () => {
    const { id, wrong } = read();
    if (typeof id === 'string') view.location.assign(`${form.action}/${id}`);
    else fail(typeof wrong === 'string' ? wrong : undefined);
  };
  request.onerror = () => fail();

  const send = (event: Event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    const label = root.createElement('label');
    const bar = root.createElement('progress');
    label.append(`${form.dataset['dropFiles'] ?? ''} `, bar);
    status.replaceChildren(label);
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      if (!lengthComputable) return;
      bar.max = total;
      bar.value = loaded;
    };
    request.open('POST', form.action);
    request.setRequestHeader('accept', 'application/json');
    request.send(new FormData(form));
  };

  form.addEventListener('submit', send, { signal });
  for (const name of ['dragover', 'dragleave', 'drop'] as const)
    form.addEventListener(
      name,
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        event.preventDefault();
        form.toggleAttribute('data-over', name === 'dragover');
        if (name === 'drop') input.files = event.dataTransfer.files;
      },
      { signal },
    );
  return () => {
    listening.abort();
    request.abort();
  };
}
