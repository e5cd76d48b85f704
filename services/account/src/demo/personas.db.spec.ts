import { listPersonas } from '@rendezvous/contracts/account/personas';
import { checkSignup } from '@rendezvous/contracts/account/signup';
import { accountApp } from '../testing/account-app.js';
import { givenMember } from '../testing/given.js';

test('outside demo mode there are no personas', async () => {
  const here = await accountApp({ environment: { DEMO: 'no' } });
  const answer = await here.call(listPersonas);
  expect([answer.status, answer.refusal]).toEqual([404, 'request.not-found']);
  await here.close();
});

test('outside demo mode nobody signs up with the address of a persona', async () => {
  const here = await accountApp({ environment: { DEMO: 'no' } });
  const form = { email: 'Operator@demo.test', name: 'Oscar', password: 'a quiet harbour', date_of_birth: '1990-01-31' };
  expect(await here.call(checkSignup, form)).toMatchObject({ status: 400, fields: { email: 'email' } });
  expect((await here.call(checkSignup, { ...form, email: 'oscar@example.org' })).refusal).toBeNull();
  await here.close();
});

test('in demo mode those personas are listed that the demo world has', async () => {
  const here = await accountApp({ environment: { DEMO: 'yes' } });
  await givenMember(here.database, { email: 'hidden@demo.test', name: 'Hana' });
  await givenMember(here.database, { email: 'free@demo.test', name: 'Fred' });
  await givenMember(here.database, { email: 'somebody@example.org' });
  expect((await here.call(listPersonas)).body).toEqual({
    password: 'demo-demo-demo',
    personas: [
      { email: 'free@demo.test', name: 'Fred', kind: 'free', main_image: null },
      { email: 'hidden@demo.test', name: 'Hana', kind: 'hidden', main_image: null },
    ],
  });
  await here.close();
});
