import type { ReactNode } from 'react';
import { PickBar, type PickBarProps } from './PickBar';
import { sayOfPicks } from './pick-texts';
import { rowForm } from './row-form';

/** A list whose rows are picked, and what is done with them. */
export interface PickFormProps extends Pick<PickBarProps, 'pickedOne' | 'pickedOther' | 'acts'> {
  /** Where it is sent: the list, with its filter. */
  readonly href: string;
  /** Whether who looks at it may do any of it; if not, there are no boxes either. */
  readonly mayPick: boolean;
  /** The table. */
  readonly children: ReactNode;
}

/**
 * Renders the form around a list whose rows are picked; `readPicks` reads it. Buttons of one row
 * belong to `rowForm`.
 */
export function PickForm({ href, mayPick, children, ...bar }: PickFormProps) {
  if (!mayPick) return children;
  return (
    <>
      <form method="post" action={href}>
        {children}
        <PickBar picked={sayOfPicks('picked')} {...bar} />
      </form>
      <form method="post" action={href} id={rowForm} />
    </>
  );
}
