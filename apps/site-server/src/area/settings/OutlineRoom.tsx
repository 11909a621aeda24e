import type { SettingField } from './setting-field';

/** What will stand there, to have its room. */
export interface OutlineRoomProps {
  readonly kind: NonNullable<SettingField['outline']>;
  /** What stands in the control. */
  readonly text: string;
}

/**
 * Keeps the room of the rows that a script puts in the place of a control, so that nothing moves
 * when they come: the same elements, which nobody sees. Without a script it is not there.
 */
export function OutlineRoom({ kind, text }: OutlineRoomProps) {
  const isLinks = kind === 'links';
  const groups = isLinks ? [linesOf(text)] : columnsOf(text);
  return (
    <div className="outline outline-room" aria-hidden="true">
      <div>
        <div>
          <ol className="outline-groups">
            {groups.map((lines, group) => (
              <li key={`${group} ${lines[0]}`} className="outline-group">
                {!isLinks && <Row isHeading />}
                <ol className="outline-lines">
                  {lines.slice(isLinks ? 0 : 1).map((line, index) => (
                    <li key={`${index} ${line}`}>
                      <Row />
                    </li>
                  ))}
                </ol>
                {isLinks ? (
                  <div className="row">
                    <Button />
                  </div>
                ) : (
                  <Button />
                )}
              </li>
            ))}
          </ol>
          {!isLinks && <Button />}
        </div>
      </div>
      <div className="row">
        <Button />
      </div>
    </div>
  );
}

const columnsOf = (text: string) =>
  text
    .split(/\n[^\S\n]*\n/)
    .map(linesOf)
    .filter(({ length }) => length > 0);

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

function Row({ isHeading }: { readonly isHeading?: boolean }) {
  return (
    <div className="outline-row" data-is-heading={isHeading}>
      <span className="outline-grip" />
      <input type="text" disabled />
      {!isHeading && <span className="outline-link" />}
      <span className="outline-remove" />
    </div>
  );
}

/** One stands for all of a row: they have one height. */
const Button = () => (
  <span className="button" data-look="quiet">
    {'\u00a0'}
  </span>
);
