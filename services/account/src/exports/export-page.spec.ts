import type { ExportSection } from '@rendezvous/server/personal-data';
import { exportPage } from './export-page.html.js';

async function* listed<T>(...items: readonly T[]) {
  yield* items;
}

const page = async (...sections: readonly ExportSection[]) => {
  let html = '';
  for await (const piece of exportPage({ locale: 'fr', title: 'Vos <données>', intro: 'A & B' }, listed(...sections))) html += piece;
  return html;
};

test('what somebody wrote is text, wherever it stands', async () => {
  const evil = '<img src=x onerror="alert(\'1\')">&';
  const html = await page(
    { title: evil, kind: 'facts', facts: [[evil, evil]] },
    { title: 't', kind: 'table', columns: [evil], rows: [[evil]] },
    { title: 'p', kind: 'pictures', files: ['"><script>.webp'] },
    { title: 'm', kind: 'talk', lines: listed({ who: evil, at: evil, text: evil }) },
  );
  expect(html).not.toMatch(/<img src=x|<script>|"alert/);
  expect(html.split('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;')).toHaveLength(9);
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('<h1>Vos &lt;données&gt;</h1><p>A &amp; B</p>');
});

test('each kind of section is drawn', async () => {
  const html = await page(
    { title: 'Facts', kind: 'facts', facts: [['Name', 'Ada']] },
    { title: 'Table', kind: 'table', columns: ['When'], rows: [['now']] },
    { title: 'Photos', kind: 'pictures', files: ['photos/1.webp'] },
    { title: 'Talk', kind: 'talk', lines: listed({ who: 'Ada', at: 'now', text: 'Hello' }) },
  );
  expect(html).toContain('<h2>Facts</h2>\n<dl><dt>Name</dt><dd>Ada</dd></dl>');
  expect(html).toContain('<th>When</th></tr></thead><tbody>\n<tr><td>now</td></tr>');
  expect(html).toContain('<img src="photos/1.webp" alt="">');
  expect(html).toContain('<p><b>Ada</b> <small>now</small>\nHello</p>');
  expect(html.endsWith('</body></html>\n')).toBe(true);
});
