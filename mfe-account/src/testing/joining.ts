import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer } from '@rendezvous/client/testing';
import * as answers from './answers';

/** A server that takes everybody. */
export const usual = () =>
  givenServer({
    'POST /api/signup/check': () => ({ ok: true }),
    'POST /api/signup': () => ({ member_id: 9 }),
    'GET /api/members': () => ({ members: [], total: 0 }),
    'GET /api/activation/mail': () => ({ sent: true, email: answers.unconfirmed.email }),
    'GET /api/user.php': () => ({ user: answers.unconfirmed }),
    'GET /api/regions.php': () => ({ regions: answers.regions }),
    'GET /api/interests.php': () => ({ interests: answers.interests }),
    'POST /api/activation/mail': () => ({ ok: true }),
    'GET /api/members/42': () => answers.member,
    'PUT /api/likes/42': () => ({ matched: false, profile: answers.member }),
  });

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const field = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input, select, textarea' });
/** The heading of a step: the first of a page, the second in a dialog. */
export const title = (name: string, level = 1) => screen.findByRole('heading', { level, name });

export const fillCredentials = async () => {
  await userEvent.type(field('E-mail address'), 'nina@given.test');
  await userEvent.type(field('Name'), 'Nina');
  await userEvent.type(field('Password'), 'a quiet harbour');
  await userEvent.type(field('Day'), '17');
  await userEvent.type(field('Month'), '5');
  await userEvent.type(field('Year'), '1990');
};

/** Goes through the steps up to the last one. */
export const toLastStep = async (level = 1) => {
  await fillCredentials();
  await press('Continue');
  await title('Let people see you', level);
  await press('Skip for now');
  await title('Who you are', level);
  await userEvent.click(screen.getByRole('radio', { name: 'Woman' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Lesbian' }));
  await press('Continue');
  await title('Where you live', level);
  await userEvent.selectOptions(field('Region'), 'FR-BRE');
  await press('Continue');
  await title('A few words about you', level);
};

export const consent = async () => {
  await userEvent.click(screen.getByRole('checkbox', { name: /I am 18 or older/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /My sexuality and interests/ }));
};
