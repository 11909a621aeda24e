import type { FieldChoice, LoadChoices } from './field-choice';
import type { PanelContext } from './panel-context';

/** What a context is made of. */
export type PanelContextParts = Pick<PanelContext, 'document' | 'createForm' | 'loadChoices'>;

/** Makes what all controls of one panel share. */
export function createPanelContext(parts: PanelContextParts): PanelContext {
  const { document, createForm } = parts;
  const view = document.defaultView ?? window;
  // A page may have several panels.
  const prefix = `fields-${view.crypto.getRandomValues(new Uint32Array(2)).join('-')}`;
  const seen = new Map<string, FieldChoice>();
  const firstLoads = new Map<string, Promise<unknown>>();
  let count = 0;
  let destroyed = false;

  async function loadChoices(...asked: Parameters<LoadChoices>): Promise<readonly FieldChoice[]> {
    const choices = await parts.loadChoices(...asked);
    for (const choice of choices) seen.set(`${asked[0]} ${choice.id}`, choice);
    return choices;
  }

  /** Many fields lead to what is new: one question answers for all of them. */
  async function loadFirst(to: string): Promise<void> {
    const load = firstLoads.get(to) ?? loadChoices(to, '');
    firstLoads.set(to, load);
    try {
      await load;
    } catch (error) {
      firstLoads.delete(to);
      throw error;
    }
  }

  async function findChoice(to: string, id: string): Promise<FieldChoice | undefined> {
    const key = `${to} ${id}`;
    if (!seen.has(key)) await loadFirst(to);
    if (!seen.has(key)) await loadChoices(to, id);
    return seen.get(key);
  }

  return {
    document,
    window: view,
    createForm,
    createId: () => `${prefix}-${++count}`,
    loadChoices,
    findChoice,
    isDestroyed: () => destroyed,
    destroy() {
      destroyed = true;
    },
  };
}
