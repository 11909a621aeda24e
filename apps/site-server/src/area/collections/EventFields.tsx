import { CheckField, Field } from '../Field';
import { sayOfCollections } from './collection-texts';
import type { EnteredItem, WrongItem } from './item-fields';

/** The props of the controls of an event. */
export interface EventFieldsProps {
  /** Of the site: an IANA name. */
  readonly zone: string;
  readonly entered: EnteredItem;
  /** Says what is wrong with a control. */
  readonly wrongOf: (field: WrongItem['field']) => string | undefined;
}

const zones = Intl.supportedValuesOf('timeZone');

/** Renders what is asked about an event beside its hours: whole days, place, time zone, tickets. */
export function EventFields({ zone, entered, wrongOf }: EventFieldsProps) {
  return (
    <>
      <CheckField
        name="allDay"
        label={sayOfCollections('allDay')}
        isChecked={entered.allDay === 'on'}
      />
      <Field
        name="place"
        label={sayOfCollections('place')}
        hint={sayOfCollections('placeHint')}
        value={entered.place}
        wrong={wrongOf('place')}
      />
      <Field
        name="zone"
        label={sayOfCollections('zone')}
        hint={sayOfCollections('zoneHint', { zone })}
        value={entered.zone}
        wrong={wrongOf('zone')}
        suggestions={zones}
      />
      <Field
        name="tickets"
        label={sayOfCollections('tickets')}
        hint={sayOfCollections('ticketsHint')}
        value={entered.tickets}
        wrong={wrongOf('tickets')}
      />
    </>
  );
}
