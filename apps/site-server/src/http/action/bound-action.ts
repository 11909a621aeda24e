import type { Guard } from './action';
import type { ActionDeclaration } from './action-declaration';
import type { ActionManner } from './action-manner';
import type { ActionPorts } from './action-ports';
import type { BodyReader } from './body-reader';
import type { Refusal } from './refused';

/** A declaration with any types of input and result. */
export type AnyDeclaration<Services, Site, Reason extends Refusal> = ActionDeclaration<
  Services,
  Site,
  Reason,
  string,
  unknown,
  unknown,
  unknown,
  unknown
>;

/** An action together with what it needs to run. */
export interface BoundAction<Services, Site, Reason extends Refusal> {
  readonly declaration: AnyDeclaration<Services, Site, Reason>;
  readonly manner: ActionManner<Services, Site, Reason>;
  readonly services: Services;
  readonly ports: ActionPorts<Site>;
}

/** One of the addresses of an action. */
export interface ActionDoor {
  readonly guard: Guard;
  readonly body: BodyReader<unknown> | undefined;
  /** Whether it is for browsers without scripts. */
  readonly isPlain: boolean;
}
