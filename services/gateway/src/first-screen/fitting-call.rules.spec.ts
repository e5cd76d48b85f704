import { withoutUnfit } from './fitting-call.rules.js';

const refused = (...paths: string[]) => ({
  error: { code: 'request.invalid' as const, fields: paths.map((path) => ({ path, code: 'invalid-value' })), requestId: '' },
});

test('what was refused of a query is left out, and the rest stays as it is spelled', () => {
  expect(withoutUnfit('/api/members?country=FR&gender=x&interests=music%2Ctea', refused('gender'))).toBe(
    '/api/members?country=FR&interests=music%2Ctea',
  );
  expect(withoutUnfit('/api/members?gender=x&page=0', refused('page', 'gender', 'gender'))).toBe('/api/members');
});

test('where the query has no part in it there is no other call', () => {
  expect(withoutUnfit('/api/members/x?language=fr', refused('memberId'))).toBeNull();
  expect(withoutUnfit('/api/members/x', refused('memberId'))).toBeNull();
  expect(withoutUnfit('/api/members?gender=x', { error: { code: 'request.invalid', requestId: '' } })).toBeNull();
});
