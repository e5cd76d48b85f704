import { expectReplaced, expectTakenOver, speak } from './drawn/drawn-pages.js';
import { drawnRoutes } from './drawn/drawn-routes.js';
import { beginSignup } from './product/members.js';
import { logInAs, test } from './product/test.js';

// Every drawn page, in both languages, for everybody it is for: each is taken over as it stands.
for (const reader of ['visitor', 'member'] as const)
  for (const locale of ['en', 'fr'] as const)
    test(`a ${reader} who reads ${locale} sees no drawn page drawn anew`, async ({ page, context, baseURL }) => {
      test.setTimeout(600_000);
      const routes = await drawnRoutes(page.request);
      if (reader === 'member') await logInAs(page, 'premium');
      await speak(context, locale, baseURL!);
      // so that there is something to complete
      if (reader === 'visitor') await beginSignup(page.request, baseURL!);
      for (const { path, staysWhole } of routes.filter(({ readers }) => readers.includes(reader)))
        await test.step(path, () => (staysWhole ? expectTakenOver(page, path) : expectReplaced(page, path)));
    });
