import { isEmail } from './is-email';
import type { SiteAnswers } from './site-answers';

/** Somebody at a terminal. */
export interface Terminal {
  /** Asks, and returns what was typed. */
  question(text: string): Promise<string>;
  write(text: string): void;
}

/**
 * Asks the three questions about a new site. An empty answer takes what stands in brackets.
 *
 * @param terminal where somebody sits
 * @param usual the answers in brackets
 */
export async function askQuestions(terminal: Terminal, usual: SiteAnswers): Promise<SiteAnswers> {
  const ask = async (text: string, otherwise: string) => {
    const shown = otherwise === '' ? '' : ` [${otherwise}]`;
    return (await terminal.question(`${text}${shown} `)).trim() || otherwise;
  };
  const name = await ask('What is your site called?', usual.name);
  const about = await ask('What is it about, in one sentence?', usual.about);
  const letters = 'Which email address should get messages and orders? (Enter: none)';
  let email = await ask(letters, usual.email);
  while (email !== '' && !isEmail(email)) {
    terminal.write(
      `${JSON.stringify(email)} is no email address. It should look like ada@example.com.\n`,
    );
    email = await ask(letters, usual.email);
  }
  return { name, about, email };
}
