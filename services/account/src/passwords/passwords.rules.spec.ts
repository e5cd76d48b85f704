import { passwordFault } from './passwords.rules.js';

test.each(['password', '12345678', 'PassWord1', 'qwertyuiop', 'aaaaaaaaaaaa'])('the common password %s is refused', (password) => {
  expect(passwordFault(password)).toBe('password-common');
});

test('address, its first part and name are no password', () => {
  const owner = { email: 'marie-louise@example.org', name: 'Marielouise' };
  expect(passwordFault('Marie-Louise@example.org', owner)).toBe('password-common');
  expect(passwordFault('marie-louise', owner)).toBe('password-common');
  expect(passwordFault('MARIELOUISE', owner)).toBe('password-common');
});

test('a common one that is too short for any account is left to the check of its length', () => {
  expect(passwordFault('dragon')).toBeNull();
});

test('nothing is known of somebody without address and name', () => {
  expect(passwordFault('a quiet harbour', { email: null })).toBeNull();
  expect(passwordFault('a quiet harbour')).toBeNull();
});

test.each(['correct horse battery', 'demo-demo-demo', 'Ünïcode-śalt'])('%s is accepted', (password) => {
  expect(passwordFault(password, { email: 'a@example.org', name: 'Anna' })).toBeNull();
});
