/** A file on its way to the server. */
export interface SentFile {
  readonly file: File;
  /** The name of its control. */
  readonly name: string;
  /** The address that takes it. */
  readonly address: string;
  /** What is said of one that did not arrive. */
  readonly words: {
    /** It was cut off on its way. */
    readonly failed: string;
    /** It did not get on its way. */
    readonly network: string;
    /** The server answered without words. */
    readonly problem: string;
  };
  /** Where its progress is shown. */
  readonly list: Element;
}

/**
 * Sends a file with its progress, and says beside it what is wrong with it. It is sent to browsers
 * as its own text, so it uses nothing from outside.
 *
 * @returns the ids of what was added, where the server tells them; undefined where it was refused
 */
export function sendFile({
  file,
  name,
  address,
  words,
  list,
}: SentFile): Promise<readonly string[] | undefined> {
  const root = list.ownerDocument;
  const line = root.createElement('p');
  const label = root.createElement('label');
  const bar = root.createElement('progress');
  label.append(`${file.name} `, bar);
  line.append(label);
  list.append(line);

  const read = (text: string): readonly string[] | string => {
    try {
      const answer: unknown = JSON.parse(text);
      const { wrong, ids = [] } = Object(Object(answer).data) as Record<string, unknown>;
      if (Array.isArray(wrong) && wrong.length > 0) return wrong.join(' ');
      if (Array.isArray(wrong) && Array.isArray(ids)) return ids.map(String);
    } catch {
      // An answer without words.
    }
    return words.problem;
  };
  let isOnItsWay = false;

  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    const end = (answer: readonly string[] | string) => {
      if (typeof answer === 'string') line.textContent = `${file.name}: ${answer}`;
      else bar.value = bar.max;
      resolve(typeof answer === 'string' ? undefined : answer);
    };
    request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
      isOnItsWay = true;
      if (!lengthComputable) return;
      bar.max = total;
      bar.value = loaded;
    };
    request.onload = () => end(request.status === 200 ? read(request.responseText) : words.problem);
    request.onerror = () => end(isOnItsWay ? words.failed : words.network);
    request.ontimeout = () => end(words.failed);
    request.open('POST', address);
    request.setRequestHeader('accept', 'application/json');
    const body = new FormData();
    body.append(name, file);
    request.send(body);
  });
}
