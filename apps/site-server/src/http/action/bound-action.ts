import type { Guard } from './action';
import type { ActionDeclaration } from './action-declaration';
import type { ActionManner } from './action-manner';
import type { ActionPorts } from './action-ports';
import type { BodyReader } from './body-reader';
import type { Refusal } from './refused';

/** A declaration of whatever it reads, finds and answers. */
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

/** An action with what it is run with. */
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
  /** For browsers without scripts. */
  readonly isPlain: boolean;
}
