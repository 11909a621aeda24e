import type { FormDefinition } from '@frontage/form-runtime';
import { summaryTexts } from '@frontage/form-runtime';
import { readableFields } from '../../forms/submissions/readable-fields';
import type { Message } from '../../forms/submissions/messages';

/** A message in a line of the list. */
export interface MessageLine {
  /** The name of who sent it, else their address; `''` if they left neither. */
  readonly from: string;
  /** Their mail address; `''` if they left none. */
  readonly email: string;
  /** The beginning of the other answers. */
  readonly excerpt: string;
}

/** The most characters of an excerpt. */
const excerptLength = 140;

/**
 * Describes a message by who sent it and what they say.
 *
 * @param form its form
 * @param message as it was stored
 */
export function describeMessage(form: FormDefinition, { values }: Message): MessageLine {
  const answers = readableFields(form, values, [], { ...summaryTexts, noAnswer: '' });
  const kindOf = (kind: string) => {
    const titles = form.fields.filter(({ type }) => type === kind).map(({ title }) => title);
    return answers.filter(({ title, text }) => titles.includes(title) && text !== '');
  };
  const [name] = kindOf('name');
  const [email] = kindOf('email');
  // Many forms ask for a name in a plain line of text: the first one.
  const first = answers.find(({ text }) => text !== '');
  const from = name ?? (first === email ? undefined : first) ?? email;
  const others = answers.filter((answer) => answer !== from && answer !== email);
  const text = others.map((answer) => answer.text).filter((answer) => answer !== '');
  return {
    from: from?.text ?? '',
    email: email?.text ?? '',
    excerpt: cut(text.join(' · ').replace(/\s+/g, ' ')),
  };
}

function cut(text: string): string {
  const signs = [...text];
  return signs.length > excerptLength
    ? `${signs
        .slice(0, excerptLength - 1)
        .join('')
        .trim()}…`
    : text;
}
