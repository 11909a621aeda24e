/**
 * Shows elements in the place of others only if they differ. Whoever is at a button among them
 * keeps the focus: on the same button, on that in its place, or where all go, on what held them.
 * What a button leads to has to stand in an attribute, since two may say the same.
 */
export function replaceChanged(holder: HTMLElement, children: readonly HTMLElement[]): void {
  if (holder.innerHTML === children.map(({ outerHTML }) => outerHTML).join('')) return;
  const focused = holder.querySelector<HTMLButtonElement>('button:focus');
  const place = focused ? buttonsIn(holder).indexOf(focused) : -1;
  holder.replaceChildren(...children);
  if (!focused) return;
  const buttons = buttonsIn(holder);
  const same = buttons.find((button) => button.isEqualNode(focused));
  const next = same ?? buttons[place] ?? buttons.at(-1) ?? holder;
  if (next === holder) holder.tabIndex = -1;
  next.focus();
}

const buttonsIn = (holder: HTMLElement) => [...holder.querySelectorAll('button')];
