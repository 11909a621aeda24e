import type { ReactNode } from 'react';
import { NoEnter } from './NoEnter';
import { sayOfPicks } from './pick-texts';

/** What is asked once before something is done to the rows that are picked. */
export interface PickQuestionProps {
  /** Where the answer goes. */
  readonly href: string;
  /** The part of the list that it came from. @default `href` */
  readonly backHref?: string;
  /** What the button of the list sent as `do`; the answer sends `sure=yes` as well. */
  readonly act: string;
  readonly ids: readonly string[];
  readonly button: string;
  /** What is lost, and what stays. */
  readonly children: ReactNode;
}

/** Renders the question before something is done to rows; `readPicks` reads the answer. */
export function PickQuestion({
  href,
  backHref = href,
  act,
  ids,
  button,
  children,
}: PickQuestionProps) {
  return (
    <form className="step" method="post" action={href}>
      <NoEnter />
      {children}
      {ids.map((id) => (
        <input key={id} type="hidden" name={`pick@${id}`} value="on" />
      ))}
      <input type="hidden" name="sure" value="yes" />
      <div className="actions">
        <button className="button" name="do" value={act}>
          {button}
        </button>
        <a className="button" data-look="quiet" href={backHref}>
          {sayOfPicks('goBack')}
        </a>
      </div>
    </form>
  );
}
