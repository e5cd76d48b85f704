import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer, Refused, user } from '@rendezvous/client/testing';
import type { DirectDebit } from '@rendezvous/contracts/billing/direct-debit';
import { openOrder, order, priceList } from '../testing/answers';
import { directDebit, priceListWithDebit, signing, signingAfter, signingWith, withMandate } from '../testing/direct-debits';
import { show } from '../testing/show';
import { DirectDebitScreen } from './direct-debit-screen';

const READ = 'GET /api/orders/7/direct-debit';
const CHOOSE = 'PUT /api/orders/7/direct-debit/account';
const SEND = 'POST /api/orders/7/direct-debit/code';
const SIGN = 'POST /api/orders/7/direct-debit/signature';
const GIVE_UP = 'DELETE /api/orders/7/direct-debit';
const OTHERS = { 'GET /api/credits/bundles': () => priceListWithDebit, 'GET /api/user.php': () => ({ user }) };

const given = (debit: DirectDebit) => givenServer({ [READ]: () => debit, ...OTHERS });
/** The screen, and the path that it leads to. */
const open = async (at = '/directdebit?order=7') => show(<DirectDebitScreen />, { at, route: '/directdebit' });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const CONTINUE = 'Continue, and send me the code';

const TYPED = {
  iban: 'DE89370400440532013000',
  holder: 'Hugo Martin',
  street: 'Lindenallee',
  house_number: '12',
  postal_code: '50667',
  city: 'Köln',
  mobile: '612345678',
} as const;
const LABELS = {
  iban: 'IBAN',
  holder: 'Account holder',
  street: 'Street',
  house_number: 'House number',
  postal_code: 'Postal code',
  city: 'City',
  mobile: 'Mobile number',
} as const;
const fill = async (but: readonly (keyof typeof TYPED)[] = []) => {
  for (const [name, text] of Object.entries(TYPED) as [keyof typeof TYPED, string][])
    if (!but.includes(name)) await userEvent.type(field(LABELS[name]), text);
};

/** What signs: the code, and the tick. */
const enter = async (code = '123456') => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Code from the SMS' }), code);
  await userEvent.click(screen.getByRole('checkbox', { name: /^I have read the mandate/ }));
};

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

describe('there is nothing to sign', () => {
  test.each(['/directdebit', '/directdebit?order=x', '/directdebit?order=0'])('at %s, and no call asks', async (at) => {
    const server = given(directDebit);
    await open(at);
    expect(await screen.findByRole('heading', { name: 'There is nothing to sign here' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose credits' })).toHaveAttribute('href', '/credits');
    expect(server.of(READ)).toHaveLength(0);
  });

  test('where direct debit is not offered: it says so, and leads to the ways that are', async () => {
    givenServer({ ...OTHERS, 'GET /api/credits/bundles': () => priceList });
    await open('/directdebit');
    expect(await screen.findByRole('heading', { name: 'You cannot pay by direct debit here' })).toBeInTheDocument();
    expect(screen.getByText(/^Direct debit is not offered where you are/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay by card' })).toHaveAttribute('href', '/credits/50/card');
    expect(screen.getByRole('link', { name: 'Pay with PayPal' })).toHaveAttribute('href', '/credits/50/paypal');
    // in the country's order: none of the member's own failed
    expect(screen.getAllByRole('link', { name: /^Pay/ }).map(({ textContent }) => textContent)).toEqual(['Pay by card', 'Pay with PayPal']);
    expect(screen.queryByText(/opens by itself/)).not.toBeInTheDocument();
  });

  test('by somebody whose account is blocked for it: it says why, and leads to the other ways', async () => {
    const methods = priceListWithDebit.methods.map((one) => ({ ...one, blocked: one.method === 'sepa' }));
    givenServer({ ...OTHERS, 'GET /api/credits/bundles': () => ({ ...priceListWithDebit, methods }) });
    await open('/directdebit');
    expect(await screen.findByText(/^Your account is blocked for direct debit/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay by card' })).toHaveAttribute('href', '/credits/50/card');
    expect(screen.queryByRole('link', { name: /direct debit/ })).not.toBeInTheDocument();
  });

  test('while prices cannot be had it says what to do, as where it is offered', async () => {
    givenServer({ ...OTHERS, 'GET /api/credits/bundles': () => new Refused(500, 'server.error') });
    await open('/directdebit');
    expect(await screen.findByRole('heading', { name: 'There is nothing to sign here' })).toBeInTheDocument();
  });

  test('in somebody else’s order', async () => {
    givenServer({ [READ]: () => new Refused(404, 'billing.order-not-found'), ...OTHERS });
    await open();
    expect(await screen.findByRole('heading', { name: 'There is nothing to sign here' })).toBeInTheDocument();
  });

  test('in an order that is decided: its result is shown', async () => {
    givenServer({ [READ]: () => new Refused(409, 'billing.order-not-payable'), ...OTHERS });
    await open();
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/credits/return/7'));
  });
});

test('when the order cannot be read it says so, and is asked for again', async () => {
  const server = givenServer({ [READ]: () => new Refused(500, 'server.error'), ...OTHERS });
  await open();
  expect(await screen.findByRole('heading', { name: 'The direct debit cannot be shown right now' })).toBeInTheDocument();
  server.answers({ [READ]: () => directDebit });
  await userEvent.click(button('Try again'));
  expect(await screen.findByRole('heading', { name: 'Pay by direct debit' })).toBeInTheDocument();
});

describe('the account', () => {
  test('is asked for with what is bought, for how much and by whom', async () => {
    given(directDebit);
    await open();
    expect(
      await screen.findByText(/^50 credits for €49\.99, which Rendezvous Sample B\.V\. collects from your account\./),
    ).toBeInTheDocument();
    expect(screen.getByText(/^An account in one of these countries: Netherlands, .*or Ireland\.$/)).toBeInTheDocument();
    expect(field('Mobile number')).toHaveValue('+33 ');
  });

  test('is not sent while something is missing: each field says so, and the first takes the focus', async () => {
    const server = given(directDebit);
    await open();
    await screen.findByRole('textbox', { name: 'IBAN' });
    await fill(['holder', 'city', 'mobile']);
    await userEvent.click(button(CONTINUE));
    expect(field('Account holder')).toHaveFocus();
    expect(field('Account holder')).toHaveAccessibleDescription('Please enter whose account it is.');
    expect(field('City')).toHaveAccessibleDescription('Please enter the city.');
    expect(field('Mobile number')).toHaveAccessibleDescription(/Please enter your mobile number\.$/);
    expect(field('Street')).not.toBeInvalid();
    await userEvent.type(field('City'), 'K');
    expect(field('City')).not.toBeInvalid();
    expect(server.of(CHOOSE)).toHaveLength(0);
  });

  test('stands in groups of four while it is typed, and the caret stays where it is', async () => {
    given(directDebit);
    await open();
    await screen.findByRole('textbox', { name: 'IBAN' });
    await userEvent.type(field('IBAN'), 'de8937');
    expect(field('IBAN')).toHaveValue('DE89 37');
    await userEvent.type(field('IBAN'), '1', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field('IBAN')).toHaveValue('DE81 937');
    expect((field('IBAN') as HTMLInputElement).selectionStart).toBe(4);
  });

  test('is sent once, and leads to the signature', async () => {
    const server = given(directDebit);
    server.answers({ [CHOOSE]: () => (server.answers({ [READ]: () => signing }), signing) });
    await open();
    await screen.findByRole('textbox', { name: 'IBAN' });
    await fill();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep this mandate for later purchases' }));
    await userEvent.dblClick(button(CONTINUE));
    expect(await screen.findByRole('heading', { name: 'Sign the direct debit' })).toHaveFocus();
    expect(server.of(CHOOSE).map(({ body }) => body)).toEqual([
      { details: { ...TYPED, iban: 'DE89 3704 0044 0532 0130 00', mobile: '+33 612345678' }, keep: true },
    ]);
  });

  test.each([
    ['billing.direct-debit-iban', 'IBAN', /This is not a valid IBAN/],
    ['billing.direct-debit-country', 'IBAN', /Accounts from this country cannot be debited here/],
    ['billing.direct-debit-mobile', 'Mobile number', /not a mobile number that can receive an SMS/],
    ['billing.direct-debit-mobile-country', 'Mobile number', /We cannot send codes to numbers of this country/],
  ] as const)('that is refused with %s says so at its field, and keeps what was typed', async (code, label, text) => {
    givenServer({ [READ]: () => directDebit, [CHOOSE]: () => new Refused(422, code), ...OTHERS });
    await open();
    await screen.findByRole('textbox', { name: 'IBAN' });
    await fill();
    await userEvent.click(button(CONTINUE));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field(label)).toBeInvalid();
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(field('City')).toHaveValue('Köln');
    await userEvent.type(field(label), '1');
    expect(field(label)).not.toBeInvalid();
  });

  test.each([
    ['mobile', 'Mobile number', /not a mobile number that can receive an SMS/],
    ['holder', 'Account holder', /^This cannot be right/],
  ] as const)('whose %s cannot be says so at its field, and keeps what was typed', async (name, label, text) => {
    const fields = [{ path: `details.${name}`, code: 'invalid-value' }];
    givenServer({ [READ]: () => directDebit, [CHOOSE]: () => new Refused(400, 'request.invalid', { fields }), ...OTHERS });
    await open();
    await screen.findByRole('textbox', { name: 'IBAN' });
    await fill();
    await userEvent.click(button(CONTINUE));
    expect(await screen.findByText(text)).toBeInTheDocument();
    await waitFor(() => expect(field(label)).toHaveFocus());
    expect(field(label)).toBeInvalid();
    expect(field('Mobile number')).toHaveValue('+33 612345678');
    expect(field('Account holder')).toHaveValue(TYPED.holder);
  });

  test('is there again after a reload', async () => {
    given(directDebit);
    const { unmount } = await open();
    await screen.findByRole('textbox', { name: 'IBAN' });
    await fill();
    unmount();
    await open();
    await waitFor(() => expect(field('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00'));
    expect(field('Mobile number')).toHaveValue('+33 612345678');
  });

  test('stands where it was when nobody answers', async () => {
    givenServer({ [READ]: () => directDebit, [CHOOSE]: () => new Refused(503, 'server.unavailable'), ...OTHERS });
    await open();
    await screen.findByRole('textbox', { name: 'IBAN' });
    await fill();
    await userEvent.click(button(CONTINUE));
    await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement());
    expect(field('IBAN')).toHaveValue('DE89 3704 0044 0532 0130 00');
  });
});

describe('a mandate from before', () => {
  test('is offered, and used without anything typed', async () => {
    const server = given(withMandate);
    server.answers({ [CHOOSE]: () => (server.answers({ [READ]: () => signing }), signing) });
    await open();
    expect(await screen.findByText('Hugo Martin')).toBeInTheDocument();
    await userEvent.click(button('Use DE•• •••• 3000 again'));
    expect(await screen.findByRole('heading', { name: 'Sign the direct debit' })).toBeInTheDocument();
    expect(server.of(CHOOSE).map(({ body }) => body)).toEqual([{ details: null, keep: true }]);
  });

  test('that has ended says so; another account can be entered', async () => {
    givenServer({ [READ]: () => withMandate, [CHOOSE]: () => new Refused(409, 'billing.direct-debit-no-mandate'), ...OTHERS });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Use DE/ }));
    expect(await screen.findByText(/Your earlier mandate is no longer valid/)).toBeInTheDocument();
    await userEvent.click(button('Use another account'));
    expect(field('IBAN')).toBeInTheDocument();
    expect(screen.queryByText(/Your earlier mandate is no longer valid/)).not.toBeInTheDocument();
  });
});

describe('the signature', () => {
  const PAY = 'Pay €49.99';

  test('shows the whole mandate, the obligation to pay and how to withdraw', async () => {
    // as the site of the order says, not the one that is visited
    given({ ...signing, refund_days: 30 });
    await open();
    const mandate = (await screen.findByRole('heading', { name: 'SEPA direct debit mandate' })).closest('section')!;
    for (const text of [
      'NL98ZZZ999999990000',
      'RDV-7',
      'Hugo Martin',
      'DE89 3704 0044 0532 0130 00',
      'November 26, 2026',
      /^By signing this mandate/,
    ])
      expect(within(mandate).getByText(text)).toBeInTheDocument();
    expect(screen.getByText(/an order with an obligation to pay.*within 30 days/)).toBeInTheDocument();
    expect(screen.getByText(/^A code is on its way to ••• 678\. It counts until \d{1,2}:22( [AP]M)?\.$/)).toBeInTheDocument();
    expect(field('Code from the SMS')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field('Code from the SMS')).toHaveAttribute('inputmode', 'numeric');
  });

  test('is not sent without code and authorisation', async () => {
    const server = given(signing);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: PAY }));
    expect(field('Code from the SMS')).toHaveFocus();
    expect(field('Code from the SMS')).toHaveAccessibleDescription(/Please enter the 6 digits from the SMS\.$/);
    expect(screen.getByRole('checkbox', { name: /^I have read the mandate/ })).toBeInvalid();
    await userEvent.type(field('Code from the SMS'), '12345');
    await userEvent.click(button(PAY));
    expect(server.of(SIGN)).toHaveLength(0);
  });

  test('is sent once with what was seen, leads to the result, and nothing typed is kept', async () => {
    sessionStorage.setItem('rdv:private:billing:direct-debit', JSON.stringify(TYPED));
    const server = given(signing);
    server.answers({ [SIGN]: () => order });
    await open();
    await enter('123 456');
    await userEvent.dblClick(button(PAY));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/credits/return/7'));
    expect(server.of(SIGN).map(({ body }) => body)).toEqual([{ code: '123456', authorised: true, revision: 1 }]);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('DE89');
  });

  test('with a wrong code says so at the code, how many tries are left, and can be tried again', async () => {
    const server = given(signing);
    server.answers({
      [SIGN]: () => {
        server.answers({ [READ]: () => signingAfter({ tries_left: 4 }) });
        return new Refused(422, 'billing.direct-debit-code');
      },
    });
    await open();
    await enter();
    await userEvent.click(button(PAY));
    expect(await screen.findByText('Code invalid (SMS).')).toBeInTheDocument();
    await waitFor(() => expect(field('Code from the SMS')).toHaveFocus());
    expect(await screen.findByText('4 tries left')).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^I have read the mandate/ })).toBeChecked();
    await userEvent.type(field('Code from the SMS'), '{Backspace}');
    expect(screen.queryByText('Code invalid (SMS).')).not.toBeInTheDocument();
  });

  test('after ten minutes, or too many wrong codes, asks for a new one, which signs: nothing that was entered is lost', async () => {
    sessionStorage.setItem('rdv:private:billing:direct-debit', JSON.stringify({ ...TYPED, keep: true }));
    const server = given(signing);
    server.answers({
      [SIGN]: () => {
        server.answers({ [READ]: () => signingWith({ code: null }) });
        return new Refused(422, 'billing.direct-debit-code');
      },
      [SEND]: () => (server.answers({ [READ]: () => signing }), signing),
    });
    await open();
    await enter();
    await userEvent.click(button(PAY));
    expect(await screen.findByText(/^Code invalid \(SMS\)\. No code counts at the moment/)).toBeInTheDocument();
    expect(button(PAY)).toBeDisabled();
    await userEvent.click(button('Send a new code'));
    expect(await screen.findByRole('textbox', { name: 'Code from the SMS' })).toHaveValue('');
    expect(screen.queryByText(/^Code invalid/)).not.toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^I have read the mandate/ })).toBeChecked();
    expect(JSON.parse(sessionStorage.getItem('rdv:private:billing:direct-debit')!)).toMatchObject(TYPED);
    server.answers({ [SIGN]: () => order });
    await userEvent.type(field('Code from the SMS'), '654321');
    await userEvent.click(button(PAY));
    await waitFor(() => expect(server.of(SIGN).at(-1)?.body).toEqual({ code: '654321', authorised: true, revision: 1 }));
  });

  test('waits a minute before another code can be sent', async () => {
    jest.useFakeTimers();
    const server = given(signing);
    await open();
    expect(await screen.findByText(/^A new code can be sent in (60|59) seconds\.$/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    server.answers({ [SEND]: () => signing });
    await act(async () => button('Send a new code').click());
    expect(server.of(SEND)).toHaveLength(1);
  });

  test('can be put off for another account; what was typed is still there', async () => {
    sessionStorage.setItem('rdv:private:billing:direct-debit', JSON.stringify({ ...TYPED, keep: true }));
    given(signing);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Change account or number' }));
    expect(screen.getByRole('heading', { name: 'Pay by direct debit' })).toHaveFocus();
    expect(field('Mobile number')).toHaveValue(TYPED.mobile);
    expect(screen.getByRole('checkbox')).toBeChecked();
  });

  test('by a message that could not be sent says so, and lets it be sent again', async () => {
    const server = given(directDebit);
    server.answers({
      [CHOOSE]: () => {
        server.answers({ [READ]: () => signingWith({ code: null }) });
        return new Refused(503, 'billing.direct-debit-code-unsent');
      },
    });
    await open();
    await screen.findByRole('textbox', { name: 'IBAN' });
    await fill();
    await userEvent.click(button(CONTINUE));
    expect(await screen.findByRole('heading', { name: 'Sign the direct debit' })).toBeInTheDocument();
    expect(screen.getByText(/^The SMS could not be sent\. Nothing was debited\./)).toBeInTheDocument();
    expect(button('Send a new code')).toBeInTheDocument();
  });

  test('whose answer was lost looks at how the order stands', async () => {
    const server = given(signing);
    server.answers({
      [SIGN]: () => {
        server.answers({ [READ]: () => new Refused(409, 'billing.order-not-payable') });
        return new Refused(503, 'server.unavailable');
      },
    });
    await open();
    await enter();
    await userEvent.click(button(PAY));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/credits/return/7'));
  });

  test('of what has changed meanwhile shows it, and signs nothing', async () => {
    const server = given(signing);
    server.answers({
      [SIGN]: () => {
        server.answers({ [READ]: () => signingWith({ revision: 2, due: '2026-11-30' }) });
        return new Refused(409, 'billing.direct-debit-changed');
      },
    });
    await open();
    await enter();
    await userEvent.click(button(PAY));
    expect(await screen.findByText('November 30, 2026')).toBeInTheDocument();
    expect(screen.getByText(/^The details have changed since you opened this page\. Nothing was signed\./)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: /^I have read the mandate/ })).not.toBeChecked();
  });
});

test.each([
  ['billing.direct-debit-blocked', 'Your account is blocked for direct debit payments.'],
  ['billing.direct-debit-limit', 'Limit for direct debit reached: try later, a cheaper package or another method.'],
] as const)('%s says so and offers the other methods', async (code, sentence) => {
  givenServer({ [READ]: () => directDebit, [CHOOSE]: () => new Refused(409, code), ...OTHERS });
  await open();
  await screen.findByRole('textbox', { name: 'IBAN' });
  await fill();
  await userEvent.click(button(CONTINUE));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Pay with PayPal' })).toHaveAttribute('href', '/credits/50/paypal');
  expect(screen.getByRole('link', { name: 'Pay by card' })).toHaveAttribute('href', '/credits/50/card');
  expect(screen.queryByRole('link', { name: /direct debit/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Choose another bundle' })).toHaveAttribute('href', '/credits');
});

test('whoever gives up cancels the order, and is shown what else there is', async () => {
  sessionStorage.setItem('rdv:private:billing:direct-debit', JSON.stringify(TYPED));
  const server = given(directDebit);
  server.answers({ [GIVE_UP]: () => ({ ...openOrder, state: 'cancelled', redirect: null }) });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel, or pay another way' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/credits/return/7'));
  expect(server.of(GIVE_UP)).toHaveLength(1);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('DE89');
});
