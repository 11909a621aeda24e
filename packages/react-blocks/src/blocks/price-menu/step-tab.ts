/**
 * Gives the tab to which a key leads [4.19]: arrows go round, Home and End to the ends. Undefined
 * for any other key; Enter and Space press the tab itself.
 *
 * @param selected the number of the selected tab, from 0
 */
export function stepTab(
  key: string,
  selected: number,
  count: number,
  isRightToLeft: boolean,
): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const backward = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward || key === 'ArrowDown') return (selected + 1) % count;
  if (key === backward || key === 'ArrowUp') return (selected - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
