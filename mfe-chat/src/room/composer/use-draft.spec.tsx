import { useState } from 'react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../../testing/show';
import { Composer } from './composer';
import { useDraft } from './use-draft';

/** A room whose field goes when nothing may be sent, and comes back. */
const Room = () => {
  const draft = useDraft('7');
  const [sends, setSends] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setSends(!sends)}>
        Other
      </button>
      {sends ? (
        <Composer partnerName="Inès" first={draft.first} cost={1} credits={3} most={100} onSend={() => true} onChange={draft.keep} />
      ) : null}
    </>
  );
};

const field = () => screen.getByRole('textbox', { name: 'Message to Inès' });
const turn = () => userEvent.click(screen.getByRole('button', { name: 'Other' }));

test('what was typed is back with the field, and nothing typed after it takes its place', async () => {
  await show(<Room />);
  await userEvent.type(field(), 'A long letter');
  await turn();
  expect(screen.queryByRole('textbox')).toBeNull();
  await turn();
  expect(field()).toHaveValue('A long letter');
  await userEvent.type(field(), '.');
  await turn();
  await turn();
  expect(field()).toHaveValue('A long letter.');
});
