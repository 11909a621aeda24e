import type { Permission } from '@frontage/site-model/enums';
import { tokenPermissions } from '../../tokens/token-permissions';
import { Field } from '../Field';
import { permissionTexts } from '../people/permission-texts';
import { tokenDays, usualTokenDays, type EnteredToken } from './token-body';
import { tokensPath } from './tokens-path';
import { sayOfTokens as say, type TokenCode } from './token-texts';

/** What a new token is made from. */
export interface NewTokenProps {
  /** What its maker may do: nothing else is offered. */
  readonly held: readonly Permission[];
  readonly entered?: EnteredToken | undefined;
  readonly wrong?: TokenCode | undefined;
}

const nothing: EnteredToken = { name: '', days: usualTokenDays, permissions: [] };

/** Renders the form of a new token. */
export function NewToken({ held, entered = nothing, wrong }: NewTokenProps) {
  return (
    <form className="step" id="new" method="post" action={tokensPath} noValidate>
      <h2>{say('newTitle')}</h2>
      <Field
        name="name"
        label={say('newName')}
        value={entered.name}
        hint={say('newNameHint')}
        wrong={wrong === 'nameMissing' ? say(wrong) : undefined}
        isRequired
      />
      <div className="field">
        <label htmlFor="days">{say('days')}</label>
        <select id="days" name="days" defaultValue={entered.days}>
          {tokenDays.map((count) => (
            <option key={count} value={count}>
              {say('day', { count })}
            </option>
          ))}
        </select>
      </div>
      <MayPicker
        offered={tokenPermissions.filter((name) => held.includes(name))}
        chosen={entered.permissions}
        wrong={wrong === 'mayMissing' ? say(wrong) : undefined}
      />
      <button className="button">{say('newButton')}</button>
    </form>
  );
}

function MayPicker({
  offered,
  chosen,
  wrong,
}: {
  readonly offered: readonly Permission[];
  readonly chosen: readonly Permission[];
  readonly wrong: string | undefined;
}) {
  return (
    <fieldset className="roles" aria-describedby={wrong ? 'may-hint may-wrong' : 'may-hint'}>
      <legend>{say('mayLegend')}</legend>
      {wrong && (
        <p className="wrong" id="may-wrong">
          {wrong}
        </p>
      )}
      <p className="hint" id="may-hint">
        {say('mayHint')}
      </p>
      {offered.map((name, index) => (
        <div className="check" key={name}>
          <input
            type="checkbox"
            id={`may-${name}`}
            name="may"
            value={name}
            defaultChecked={chosen.includes(name)}
            autoFocus={wrong !== undefined && index === 0}
          />
          <label htmlFor={`may-${name}`}>{permissionTexts[name]}</label>
        </div>
      ))}
    </fieldset>
  );
}
