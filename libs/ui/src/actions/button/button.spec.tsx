import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LinkElementProps } from '../../primitives/link';
import { useLongWait } from '../../primitives/waiting';
import { Button, LinkButton } from '.';

function Link({ to, children, ...rest }: LinkElementProps & { to: string }) {
  return (
    <a href={`/fr${to}`} {...rest}>
      {children}
    </a>
  );
}

const Teller = () => <output>{useLongWait()}</output>;

test('a busy button ignores clicks and keys, keeps the focus and says so', async () => {
  const click = jest.fn();
  render(
    <Button busy onClick={click}>
      Send
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(click).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

test('a busy submit button does not send its form', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

test('it does not send a form by accident', async () => {
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Button>Show more</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

test('a click and the keyboard reach the handler', async () => {
  const click = jest.fn();
  render(<Button onClick={click}>Like</Button>);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  expect(click).toHaveBeenCalledTimes(2);
});

test('a link button is a real link', () => {
  render(<LinkButton href="/members">Search</LinkButton>);
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/members');
});

test('a link button is drawn with the element of any router, whose props win', () => {
  render(
    <LinkButton variant="plum" render={<Link to="/members" className="mine" />}>
      Search
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Search' });
  expect(link).toHaveAttribute('href', '/fr/members');
  expect(link).toHaveClass('button', 'plum', 'mine');
});

test('a quiet one among words stands flush with them, be it a button or a link', () => {
  render([
    <Button key="button" variant="quiet" flush>
      Print
    </Button>,
    <LinkButton key="link" variant="quiet" flush href="/transactions">
      Your purchases
    </LinkButton>,
  ]);
  expect(screen.getByRole('button', { name: 'Print' })).toHaveClass('quiet', 'flush');
  expect(screen.getByRole('link', { name: 'Your purchases' })).toHaveClass('quiet', 'flush');
});

describe('time', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('a button that is busy for long is told of, and is not sent again', () => {
    const { rerender } = render([<Teller key="teller" />, <Button key="button">Send</Button>]);
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByRole('status')).toHaveTextContent('none');
    rerender([
      <Teller key="teller" />,
      <Button key="button" busy>
        Send
      </Button>,
    ]);
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.getByRole('status')).toHaveTextContent('wait');
    rerender([<Teller key="teller" />, <Button key="button">Send</Button>]);
    expect(screen.getByRole('status')).toHaveTextContent('none');
  });
});
