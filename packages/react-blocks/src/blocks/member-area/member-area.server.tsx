import { defineServerBlock } from '../../server-block/define-server-block';
import { PageTitle } from '../../server-block/PageTitle';
import { memberAreaFields } from './member-area.fields';
import type { MemberServices } from './member-state';
import { MemberArea } from './MemberArea';

/** How the server renders a member area block. */
export const memberAreaServer = defineServerBlock<typeof memberAreaFields, MemberServices>({
  id: 'member-area',
  fields: memberAreaFields,
  cache: { of: (_stored, { member }) => (member ? 'visitor' : 'content') },
  render: ({ id }, _place, { member, locale, page, hasTitle }) => (
    <>
      {member && <PageTitle hasTitle={hasTitle} page={page} />}
      <MemberArea id={id} state={member} locale={locale} />
    </>
  ),
});
