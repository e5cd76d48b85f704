import type { Attack } from './attack.js';

/** Where somebody would like a visitor to end up after a login or a home page. */
const TARGETS = [
  '/%09/elsewhere.example',
  '/%5Celsewhere.example',
  '/.//elsewhere.example',
  '/..//elsewhere.example',
  '//elsewhere.example',
  '///elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  'https://elsewhere.example',
  'https:elsewhere.example',
  'javascript:alert(1)',
  '%2F%2Felsewhere.example',
  '/a/../..//elsewhere.example',
];

const PLACES = [
  (target: string) => `/login?next=${encodeURIComponent(target)}`,
  (target: string) => `/signup?next=${encodeURIComponent(target)}`,
  (target: string) => `/?next=${encodeURIComponent(target)}`,
  // the address itself, which a redirect to the login repeats
  (target: string) => (target.startsWith('/') ? target.replaceAll('\\', '%5C').replaceAll(/\s/g, '%09') : `/${encodeURIComponent(target)}`),
];

/** Whether a browser that gets this answer for this address would leave the site. */
const leaves = (url: string, asked: string, location: string | null): boolean => {
  if (location === null) return false;
  try {
    const to = new URL(location, new URL(asked, url));
    if (to.origin !== url) return true;
    const next = to.searchParams.get('next');
    return next !== null && new URL(next, url).origin !== url && location.startsWith('/login') === false;
  } catch {
    return true;
  }
};

/** No answer of the server leads away. What the login page does with `next` is tested in the shell, by the same guard. */
export const redirects: Attack = async ({ product: { url }, tried }) => {
  for (const target of TARGETS) {
    const faults: string[] = [];
    let answered = 0;
    for (const place of PLACES) {
      const asked = place(target);
      const answer = await fetch(url + asked, { redirect: 'manual', headers: { accept: 'text/html' } });
      await answer.arrayBuffer();
      answered += 1;
      if (answer.status >= 500) faults.push(`${asked} → ${answer.status}`);
      if (leaves(url, asked, answer.headers.get('location'))) faults.push(`${asked} → ${answer.headers.get('location')}`);
    }
    tried(`redirect ${JSON.stringify(target)}`, 'stays on the site', faults.join('; ') || `${answered} answers stay`, faults.length === 0);
  }
};
