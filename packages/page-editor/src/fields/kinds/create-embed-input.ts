import type { JsonValue } from '@frontage/site-model';
import type { FieldEntry, FieldInput, FieldInputOptions } from '../field-input';
import { createTextInput } from './create-text-input';
import { judgeText } from './judge-text';

/**
 * Makes the control of a provider’s address. The server is asked about a complete one; an address
 * that it refuses is not stored, and what was stored before comes back [5.17].
 */
export function createEmbedInput(options: FieldInputOptions<'embed'>): FieldInput {
  const { context, field, enter, settle } = options;
  /** What was stored before the entry that is being looked at. */
  let accepted: JsonValue = null;
  /** The newest entry, until it is known whether it stays. */
  let pending: JsonValue | undefined;

  function take(entry: FieldEntry): void {
    if ('value' in entry) pending = entry.value;
    enter(entry);
  }

  async function look(): Promise<void> {
    const written = control.value;
    const entry = judgeText(field, written);
    if (!('value' in entry)) return;
    const refusal = await askAbout(entry.value);
    if (context.isDestroyed() || control.value !== written) return;
    pending = undefined;
    if (refusal === undefined) {
      accepted = entry.value;
      return;
    }
    enter({ value: accepted });
    enter({ wrong: refusal });
    settle();
  }

  /** An address that nobody can tell about is taken as it is. */
  async function askAbout(address: JsonValue): Promise<string | undefined> {
    if (typeof address !== 'string') return undefined;
    const found = await context.loadChoices('video', address).catch(() => []);
    return found[0]?.refusal;
  }

  const input = createTextInput({
    ...options,
    enter: take,
    settle() {
      settle();
      void look();
    },
  });
  // A text of one line.
  const control = input.control as HTMLInputElement;
  return {
    ...input,
    show(stored) {
      if (stored !== pending) accepted = stored ?? null;
      input.show(stored);
    },
  };
}
