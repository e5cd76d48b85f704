import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { givenServer } from '@rendezvous/client/testing';
import descriptor from '../../../descriptor.json';
import { webhookEvents } from '../../testing/operator-webhooks';
import { operator } from '../../testing/screens';
import { show } from '../../testing/show';
import { WebhooksScreen } from '../webhooks/webhooks-screen';
import { PAYMENT_PAGES, PAYMENTS } from './payment-pages';

const tabs = () => within(screen.getByRole('navigation', { name: 'Pages about payments' }));

test('the pages about payments are one entry in the operators’ bar, and every one of them has a tab', () => {
  const paths = descriptor.routes.map(({ path }) => path).filter((path) => path.startsWith(PAYMENTS));
  expect(paths.toSorted()).toEqual([PAYMENTS, ...PAYMENT_PAGES.map((page) => `${PAYMENTS}/${page}`)].toSorted());
  expect(descriptor.navigation.operator.map(({ path }) => path)).toEqual([PAYMENTS]);
});

test('a page stands below the tabs, and its own is marked', async () => {
  givenServer({ 'GET /api/operator/webhook-events': () => webhookEvents });
  await show(<WebhooksScreen />, { at: `${PAYMENTS}/webhooks?state=failed`, user: operator });
  expect(tabs().getByRole('link', { current: 'page' })).toHaveTextContent('Webhooks');
  expect(await screen.findByRole('table')).toBeInTheDocument();
});

test('on a phone a button names the page, opens the list of the others, and Escape closes it', async () => {
  givenServer({ 'GET /api/operator/webhook-events': () => webhookEvents });
  await show(<WebhooksScreen />, { at: `${PAYMENTS}/webhooks`, user: operator });
  const button = screen.getByRole('button', { name: 'Pages about payments Webhooks' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(button.getAttribute('aria-controls')!)).toContainElement(tabs().getByRole('link', { current: 'page' }));
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});
