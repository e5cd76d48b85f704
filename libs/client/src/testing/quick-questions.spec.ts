import { screen, waitFor } from '@testing-library/react';

// What stands in `tools/jest/quick-*.cjs` and `setup-browser.ts` answers in place of jsdom, and must answer the same.
const page = (html: string): void => {
  document.body.innerHTML = html;
};
const the = <T extends HTMLElement = HTMLInputElement>(id: string): T => document.querySelector<T>(`[id="${id}"]`)!;
const styleOf = (id: string): CSSStyleDeclaration => getComputedStyle(the(id));
const labelsOf = (id: string): string[] => [...(the(id).labels ?? [])].map(({ textContent }) => textContent.trim());

afterEach(() => page(''));

describe('the labels of a field', () => {
  test('are those that name it and the one around it, in the order of the page', () => {
    page('<label for="name">One</label><label>Two <input id="name"><input id="other"></label><label for="name">Three</label>');
    expect(labelsOf('name')).toEqual(['One', 'Two', 'Three']);
    expect(labelsOf('other')).toEqual([]);
  });

  test.each(['button', 'meter', 'output', 'progress', 'select', 'textarea'])('are told of a %s', (name) => {
    page(`<label for="it">Its</label><${name} id="it"></${name}>`);
    expect(labelsOf('it')).toEqual(['Its']);
  });

  test('follow each change of the page, also in a list that was asked for before', () => {
    page('<div id="around"><label id="label" for="one">Its</label></div><input id="one"><input id="two">');
    const { labels } = the('one');
    expect(labels).toHaveLength(1);
    the('label').setAttribute('for', 'two');
    expect([labels!.length, labelsOf('two')]).toEqual([0, ['Its']]);
    the('two').id = 'one-more';
    expect(labelsOf('one-more')).toEqual([]);
    the('label').setAttribute('for', 'one');
    the('around').remove();
    expect(labels).toHaveLength(0);
  });

  test('are none for what cannot be labelled, and for a name that nothing or something else has first', () => {
    page(
      '<label id="a" for="p">A</label><p id="p"></p><input id="p"><label id="b" for="">B<input></label><label id="c" for="gone">C</label>',
    );
    expect(['a', 'b', 'c'].map((id) => the<HTMLLabelElement>(id).control)).toEqual([null, null, null]);
    page('<label id="a" for="hidden">A</label><input id="hidden" type="hidden">');
    expect([the<HTMLLabelElement>('a').control, the('hidden').labels]).toEqual([null, null]);
  });

  test('are found outside of the page, too', () => {
    const form = document.createElement('form');
    form.innerHTML = '<label for="away">Away</label><input id="away">';
    expect(form.querySelector('input')!.labels).toHaveLength(1);
    expect(form.querySelector('label')!.control).toBe(form.querySelector('input'));
  });
});

describe('the style of an element', () => {
  test('is that of its name, of what it is, and of the page’s own rules, in this order', () => {
    page(
      '<style>.row { display: flex } </style><p id="p"></p><p id="gone" hidden></p><dialog id="closed"></dialog><b id="row" class="row"></b>',
    );
    expect(['p', 'gone', 'closed', 'row'].map((id) => styleOf(id).display)).toEqual(['block', 'none', 'none', 'flex']);
    expect(styleOf('row').getPropertyValue('display')).toBe('flex');
    expect(styleOf('row').getPropertyValue('font-weight')).toBe('bold');
  });

  test('has from around it what is handed down, until the page changes', () => {
    page('<div id="around" style="visibility: hidden; pointer-events: none; color: red"><b id="b"></b></div>');
    expect([styleOf('b').visibility, styleOf('b').pointerEvents, styleOf('b').color]).toEqual(['hidden', 'none', 'rgb(255, 0, 0)']);
    the('around').removeAttribute('style');
    expect([styleOf('b').visibility, styleOf('b').getPropertyValue('pointer-events')]).toEqual(['visible', 'auto']);
  });

  test('is a declaration like any other', () => {
    page('<b id="b" style="opacity: 0.5"></b>');
    const style = styleOf('b');
    expect(style).toBeInstanceOf(CSSStyleDeclaration);
    expect([style.opacity, style.cssText.includes('opacity: 0.5'), 'opacity' in style]).toEqual(['0.5', true, true]);
    expect(() => getComputedStyle(document as never)).toThrow(TypeError);
  });
});

test('a wait prints the page when it is over, and not at each look before', async () => {
  page('<p>Only this</p>');
  const errors: Error[] = [];
  const look = (): HTMLElement => {
    try {
      return screen.getByText('Away');
    } catch (error) {
      errors.push(error as Error);
      throw error;
    }
  };
  const last = await waitFor(look, { timeout: 200 }).catch((error: Error) => error);
  const said = /Unable to find an element with the text: Away[^]*<p>[^]*Only this/;
  expect(last).toMatchObject({
    name: 'TestingLibraryElementError',
    message: expect.stringMatching(said),
    stack: expect.stringMatching(said),
  });
  await expect(screen.findByText('Away', undefined, { timeout: 100 })).rejects.toThrow(said);
  expect(() => screen.getByText('Away')).toThrow(said);

  page('<p>Later</p>');
  expect(errors.length).toBeGreaterThan(1);
  expect(errors[0]!.message).toContain('Later');
});
