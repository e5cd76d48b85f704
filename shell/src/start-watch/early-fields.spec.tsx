import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { type Root, hydrateRoot } from 'react-dom/client';
import { EarlyFields } from './early-fields';

// Fields that React holds, on a page as a server has drawn it.

const DRAWN =
  '<div><input name="name" value=""><input type="checkbox" name="tick"><input type="radio" name="pick" value="a" checked=""><input type="radio" name="pick" value="b"><select name="list"><option selected="">en</option><option>fr</option></select></div>';
let fields: EarlyFields;
let root: Root | undefined;
let heard: Readonly<Record<string, unknown>>;

/** What is around it tells of each change that it hears. */
const Form = ({ delayMs }: { delayMs?: number }) => {
  const [content, setContent] = useState({ name: '', tick: false, pick: 'a', list: 'en' });
  useEffect(() => void (heard = content), [content]);
  const change = (more: Partial<typeof content>) => {
    const make = () => setContent((before) => ({ ...before, ...more }));
    if (delayMs === undefined) make();
    else setTimeout(() => act(make), delayMs);
  };
  return (
    <div onChangeCapture={({ target }) => fields.heard(target)}>
      <input name="name" value={content.name} onChange={({ target }) => change({ name: target.value })} />
      <input type="checkbox" name="tick" checked={content.tick} onChange={({ target }) => change({ tick: target.checked })} />
      <input type="radio" name="pick" value="a" checked={content.pick === 'a'} onChange={() => change({ pick: 'a' })} />
      <input type="radio" name="pick" value="b" checked={content.pick === 'b'} onChange={() => change({ pick: 'b' })} />
      <select name="list" value={content.list} onChange={({ target }) => change({ list: target.value })}>
        <option>en</option>
        <option>fr</option>
      </select>
    </div>
  );
};
const find = <T extends HTMLElement = HTMLInputElement>(selector: string): T => document.querySelector<T>(selector)!;
const fill = (field: HTMLInputElement | HTMLSelectElement, content: string): void => {
  field.value = content;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const takeOver = (delayMs?: number) => act(async () => void (root = hydrateRoot(find('#root'), <Form delayMs={delayMs} />)));
const replay = () => act(async () => fields.replay());

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${DRAWN}</div>`;
  fields = new EarlyFields();
  fields.begin();
});
afterEach(() => act(async () => root?.unmount()));

test('what was typed is told to the scripts, and the cursor stays', async () => {
  const name = find('[name=name]');
  name.focus();
  fill(name, 'Anna');
  name.setSelectionRange(2, 2);
  await takeOver();
  expect(heard['name']).toBe('');
  await replay();
  expect(heard['name']).toBe('Anna');
  expect(name).toHaveValue('Anna');
  expect(name.selectionStart).toBe(2);
});

test('what was chosen is told to the scripts', async () => {
  find('[name=tick]').click();
  find('[value=b]').click();
  fill(find<HTMLSelectElement>('select'), 'fr');
  await takeOver();
  await replay();
  expect(heard).toMatchObject({ tick: true, pick: 'b', list: 'fr' });
  expect(find('[name=tick]')).toBeChecked();
  expect(find('[value=b]')).toBeChecked();
  expect(find('select')).toHaveValue('fr');
});

test('the last choice counts, also when scripts have put back what they knew', async () => {
  find('[value=b]').click();
  find('[value=a]').click();
  find('[name=tick]').click();
  fill(find('[name=name]'), 'Anna');
  await takeOver();
  Object.assign(find('[name=tick]'), { checked: false });
  Object.assign(find('[name=name]'), { value: '' });
  await replay();
  expect(heard).toMatchObject({ tick: true, pick: 'a', name: 'Anna' });
});

test('of a choice that was changed only the last is told, and a field that was left hears of that', async () => {
  const told: string[] = [];
  find('[value=b]').click();
  find('[value=a]').click();
  fill(find('[name=name]'), 'Anna');
  await takeOver();
  for (const type of ['click', 'focusout'])
    document.addEventListener(type, ({ target }) => told.push(`${type} ${(target as HTMLInputElement).value}`), { once: false });
  await replay();
  expect(told).toEqual(['click a', 'focusout Anna']);
});

test('what scripts heard of before they hold all of the page is not told again, also while a box stands as it was', async () => {
  const told: string[] = [];
  find('[value=b]').click();
  fill(find('[name=name]'), 'Ann');
  await takeOver(20);
  document.addEventListener('click', ({ target }) => told.push((target as HTMLInputElement).name));
  await act(async () => find('[name=tick]').click());
  expect(find('[name=tick]')).not.toBeChecked();
  await act(async () => find('[value=a]').click());
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(find('[name=name]'), 'Anna');
  await act(async () => void find('[name=name]').dispatchEvent(new Event('input', { bubbles: true })));
  await replay();
  await act(async () => new Promise((done) => setTimeout(done, 40)));
  expect(heard).toMatchObject({ tick: true, pick: 'a', name: 'Anna' });
  expect(told).toEqual(['tick', 'pick']);
});

test('what was changed after scripts hold the page, or is gone, is not told again', async () => {
  fill(find('[name=name]'), 'Anna');
  find('[name=name]').remove();
  await fields.replay();
  await act(async () => fill(find('[name=tick]'), 'x'));
  const changed = jest.fn();
  document.addEventListener('input', changed);
  await fields.replay();
  expect(changed).not.toHaveBeenCalled();
  document.removeEventListener('input', changed);
});
