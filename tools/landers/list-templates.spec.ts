import { listTemplates } from './list-templates.js';

test('a template is told with its address, its own texts and its places for a picture', () => {
  expect(listTemplates()).toContain(
    [
      'alonetonight',
      '  address   /landers/alonetonight/<slug>',
      '  heading   Alone tonight? Let’s talk.',
      '  parts     question, woman, man',
      '  pictures  portrait',
    ].join('\n'),
  );
});
