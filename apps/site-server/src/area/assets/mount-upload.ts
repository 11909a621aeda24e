/**
 * Sends the chosen files one after another, each with its progress, so that one that is refused
 * does not hold up the others. Without it the form sends all of them at once.
 *
 * It is sent to browsers as its own text, so it uses nothing from outside.
 *
 * @param root the page
 * @returns what undoes it
 */
export function mountUpload(root: Document): () => void {
  const form = root.querySelector<HTMLFormElement>('form[data-upload]');
  const input = form?.querySelector<HTMLInputElement>('input[type=file]');
  const button = form?.querySelector('button');
  const list = form?.querySelector('[data-progress]');
  if (!form || !input || !button || !list) return () => undefined;
  const listening = new AbortController();
  const { failed = '' } = form.dataset;

  const show = (file: File) => {
    const line = root.createElement('p');
    const label = root.createElement('label');
    const bar = root.createElement('progress');
    label.append(`${file.name} `, bar);
    line.append(label);
    list.append(line);
    return { line, bar };
  };

  const send = (file: File) =>
    new Promise<boolean>((resolve) => {
      const { line, bar } = show(file);
      const request = new XMLHttpRequest();
      const end = (text: string) => {
        if (text !== '') line.textContent = `${file.name}: ${text}`;
        else bar.value = bar.max;
        resolve(text === '');
      };
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (!lengthComputable) return;
        bar.max = total;
        bar.value = loaded;
      };
      request.onload = () => {
        let said = failed;
        try {
          const answer: unknown = JSON.parse(request.responseText);
          const wrong: unknown = Object(Object(answer).data).wrong;
          if (request.status === 200 && Array.isArray(wrong)) said = wrong.join(' ');
        } catch {
          // An answer without words.
        }
        end(said);
      };
      request.onerror = () => end(failed);
      request.ontimeout = () => end(failed);
      request.open('POST', form.action);
      request.setRequestHeader('accept', 'application/json');
      const body = new FormData();
      body.append(input.name, file);
      request.send(body);
    });

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      const files = [...(input.files ?? [])];
      if (files.length === 0 || button.disabled) return;
      button.disabled = true;
      list.replaceChildren();
      void files
        .reduce<Promise<number>>(
          async (done, file) => (await done) + ((await send(file)) ? 1 : 0),
          Promise.resolve(0),
        )
        .then((added) => {
          button.disabled = false;
          // What went wrong stays to be read.
          if (added === files.length)
            root.defaultView?.location.assign(`${form.action}?added=${added}`);
        });
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}
