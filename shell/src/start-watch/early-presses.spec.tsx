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

test('what is pressed is busy until scripts hold the page, and done then, once', () => {
  const like = button('<button type="button"><b>Like</b></button>');
  like.querySelector('b')!.click();
  like.click();
  expect(like).toHaveAttribute('aria-busy', 'true');
  hold(like);
  presses.replay();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(like).not.toHaveAttribute('aria-busy');
  like.click();
  presses.replay();
  expect(clicked).toHaveBeenCalledTimes(2);
});

test('what sends a form is left to it', () => {
  const send = button('<form><button>Send</button></form>');
  send.form!.addEventListener('submit', (event) => event.preventDefault());
  send.click();
  hold(send);
  expect(send).not.toHaveAttribute('aria-busy');
  presses.replay();
  expect(clicked).not.toHaveBeenCalled();
});

test('what is not there any more is forgotten, and everything when the scripts do not come', () => {
  const [gone, left] = [button('<button>Gone</button>'), button('<button>Left</button>')];
  for (const one of [gone, left]) {
    one.click();
    hold(one);
  }
  gone.remove();
  expect(presses.end()).toEqual([left]);
  expect(left).not.toHaveAttribute('aria-busy');
  presses.replay();
  expect(clicked).not.toHaveBeenCalled();
});
