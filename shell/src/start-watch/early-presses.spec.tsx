import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { EarlyPresses } from './early-presses';

const clicked = jest.fn();
let presses: EarlyPresses;
const button = (html: string) => {
  document.body.insertAdjacentHTML('beforeend', html);
  return [...document.querySelectorAll('button')].at(-1)!;
};
/** From now on scripts hear of it. */
const hold = (one: HTMLButtonElement) => one.addEventListener('click', clicked);

beforeEach(() => {
  document.body.replaceChildren();
  clicked.mockReset();
  presses = new EarlyPresses();
  presses.begin();
});
afterEach(() => void presses.end());

test('what is pressed is busy until scripts hold the page, and done then, once', async () => {
  const like = button('<button type="button"><b>Like</b></button>');
  like.querySelector('b')!.click();
  like.click();
  expect(like).toHaveAttribute('aria-busy', 'true');
  hold(like);
  await presses.replay();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(like).not.toHaveAttribute('aria-busy');
  like.click();
  await presses.replay();
  expect(clicked).toHaveBeenCalledTimes(2);
});

/** Counts how often it heard of a press; what is around it tells of each. */
const Counter = () => {
  const [times, setTimes] = useState(0);
  return (
    <div onClickCapture={({ target }) => presses.heard(target)}>
      <button type="button" onClick={() => setTimes((before) => before + 1)}>
        {times}
      </button>
    </div>
  );
};

test('what scripts heard of before they hold all of the page is not done twice', async () => {
  document.body.innerHTML = '<div id="root"><div><button type="button">0</button></div></div>';
  const root = await act(async () => hydrateRoot(document.querySelector('#root')!, <Counter />));
  const one = document.querySelector('button')!;
  act(() => one.click());
  expect(one).not.toHaveAttribute('aria-busy');
  await act(() => presses.replay());
  expect(one).toHaveTextContent('1');
  act(() => root.unmount());
});

test('what sends a form is left to it', async () => {
  const send = button('<form><button>Send</button></form>');
  send.form!.addEventListener('submit', (event) => event.preventDefault());
  send.click();
  hold(send);
  expect(send).not.toHaveAttribute('aria-busy');
  await presses.replay();
  expect(clicked).not.toHaveBeenCalled();
});

test('what is not there any more is forgotten, and everything when the scripts do not come', async () => {
  const [gone, left] = [button('<button>Gone</button>'), button('<button>Left</button>')];
  for (const one of [gone, left]) {
    one.click();
    hold(one);
  }
  gone.remove();
  expect(presses.end()).toEqual([left]);
  expect(left).not.toHaveAttribute('aria-busy');
  await presses.replay();
  expect(clicked).not.toHaveBeenCalled();
});

/** A button that opens something, and chips of which two may be picked. */
const Bar = () => {
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState<readonly string[]>([]);
  return (
    <>
      <button type="button" aria-expanded={open} onClick={() => setOpen(true)}>
        Filters
      </button>
      {['a', 'b', 'c'].map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={picked.includes(name)}
          disabled={picked.length === 2 && !picked.includes(name)}
          onClick={() => setPicked((before) => [...before, name])}
        >
          {name}
        </button>
      ))}
    </>
  );
};

test('React makes of each press what it would have, had it come in time: what is full by then takes no more', async () => {
  const drawn = ['a', 'b', 'c'].map((name) => `<button type="button" aria-pressed="false">${name}</button>`).join('');
  document.body.innerHTML = `<div id="root"><button type="button" aria-expanded="false">Filters</button>${drawn}</div>`;
  const [filters, ...chips] = [...document.querySelectorAll('button')];
  for (const one of [...chips, filters!]) one.click();
  // as in a browser: nobody waits for what React draws
  const isActing = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT') as unknown;
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  // builds for tests say that a press marked the button; those for browsers do not look
  jest.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  const root = hydrateRoot(document.querySelector('#root')!, <Bar />);
  await new Promise((done) => setTimeout(done, 50));
  await presses.replay();
  await new Promise((done) => setTimeout(done, 50));
  expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual(['true', 'true', 'false']);
  expect(chips[2]).toBeDisabled();
  expect(filters).toHaveAttribute('aria-expanded', 'true');
  root.unmount();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', isActing);
});
