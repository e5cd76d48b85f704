import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

// The smallest React page: what any page that React draws costs before it does anything. The bench bundles this file.
const page = createElement(
  'main',
  null,
  createElement('h1', null, 'Members'),
  createElement('p', null, 'A page that React draws, and nothing else.'),
);
const root = document.getElementById('root');
if (root) createRoot(root).render(page);
